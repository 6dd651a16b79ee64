import { since } from './knobs.ts'

const KEY = 'mock-knobs'
const SINCE = 'mock-knobs-since'

export const currentKnobs = (): string => window.sessionStorage.getItem(KEY) ?? ''

/** The knobs of this tab as its requests send them. */
export const sentKnobs = (): string => since(currentKnobs(), Number(window.sessionStorage.getItem(SINCE)))

export function storeKnobs(knobs: string): void {
  window.sessionStorage.setItem(KEY, knobs)
  window.sessionStorage.setItem(SINCE, String(Date.now()))
}
