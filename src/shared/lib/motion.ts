/** Whether the phone is set to reduced motion: animations are then skipped. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
