interface Stage {
  name: string
}

interface Wanted {
  stage: Stage
  filter: string | null
}

export function wanted(given: readonly string[], all: boolean): Wanted[]
export function commandsOf(list: readonly Wanted[]): { names: string[]; run: string[]; report: string | null }[]
