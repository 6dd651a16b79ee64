const CODE = /^[A-Za-z0-9_-]{1,64}$/

/** A sharing or invitation code from an address; null when the text cannot be a code. */
export const toCode = (raw: string | null | undefined): string | null => (raw && CODE.test(raw) ? raw : null)
