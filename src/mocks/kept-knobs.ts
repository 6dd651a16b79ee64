const KEY = 'mock-knobs'

/** The knobs of this tab. */
export const currentKnobs = (): string => window.sessionStorage.getItem(KEY) ?? ''

export const keepKnobs = (knobs: string): void => window.sessionStorage.setItem(KEY, knobs)
