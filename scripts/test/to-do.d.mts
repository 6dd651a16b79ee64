export function outside(
  names: readonly string[],
  list: readonly { stage: { name: string }; filter: string | null }[],
): string[]
