/** Whether the styles of a domain are in the sheet that every page waits for; all others share a second one (ADR 010). */
export const hasFirstStyles = (domain: string | null | undefined): boolean =>
  /^(home|mall|auth)$/.test(domain ?? 'mall')
