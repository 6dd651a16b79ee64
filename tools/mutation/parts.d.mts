interface Part {
  mutate: string[]
  tests: string[]
  exclude?: string[]
  dom: boolean
  isolate: boolean
}

export const parts: Record<string, Part>
export const partName: string
