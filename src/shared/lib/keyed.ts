/**
 * Entries of the backend with their React keys, made of what names each. Where names are missing or come twice, the
 * later ones get their turn behind the name, so that no entry is lost on screen.
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
