/**
 * Gives backend entries React keys made from their names. A missing or repeated name gets a counter, so that every
 * entry is shown.
 */
export function keyed<T>(
  entries: readonly T[],
  nameOf: (entry: T) => string | number | null,
): (readonly [key: string, entry: T])[] {
  const turns = new Map<string, number>()
  return entries.map((entry) => {
    const name = String(nameOf(entry) ?? '')
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    return [turn === 0 && name !== '' ? name : `${name}#${turn}`, entry] as const
  })
}
