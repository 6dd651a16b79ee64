interface Stage {
  name: string
}

interface StageChoice {
  stage: Stage
  filter: string | null
}

export function wanted(given: readonly string[], all: boolean): StageChoice[]
export function commandsOf(list: readonly StageChoice[]): { names: string[]; run: string[]; report: string | null }[]
