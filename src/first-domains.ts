/**
 * Whether the styles of a domain are in the first style sheet, which every page waits for; all other domains share a
 * second sheet (ADR 010).
 */
export const hasFirstStyles = (domain: string | null | undefined): boolean =>
  /^(home|mall|auth)$/.test(domain ?? 'mall')
