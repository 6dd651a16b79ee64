/** 128 random bits as 32 letters and digits. */
export const randomKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
