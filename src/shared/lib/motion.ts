/** Whether the person has asked the phone for less motion: then things happen at once. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
