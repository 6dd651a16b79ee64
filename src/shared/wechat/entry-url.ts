import { pageState } from '#/shared/lib/page-load/page-state.ts'

/** An address in the form that is signed: with its query, without its hash. */
export const withoutHash = (href: string): string => href.split('#', 1)[0] ?? ''

/**
 * The address with which this page was loaded. WeChat on iOS checks signatures against it, even after later navigation.
 * Import this module before anything that may change the address.
 */
export const entryUrl = pageState(() => (typeof window === 'undefined' ? '' : withoutHash(window.location.href)))
