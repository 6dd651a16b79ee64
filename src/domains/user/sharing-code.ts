const CODE = /^[A-Za-z0-9_-]{1,64}$/

/** A sharing or invitation code from outside; null when it does not have the form of one. */
export const toCode = (raw: string | null | undefined): string | null => (raw && CODE.test(raw) ? raw : null)
