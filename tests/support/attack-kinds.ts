export interface Attack {
  name: string
  html: string
}

export const RUN = 'attacked()'
export const EVIL = 'https://evil.example/x'

export const attacksOfKind = (kind: string, list: readonly string[]): Attack[] =>
  list.map((html, index) => ({ name: `${kind} ${index + 1}`, html }))
