/** Only the first character: 吴*. */
export const maskedName = (name: string): string => {
  const [first] = name.trim()
  return first ? `${first}*` : ''
}
