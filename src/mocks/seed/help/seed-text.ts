/** A category or a text, as the backend sends it. */
export interface SeedText {
  id: string
  title: string
  content: string
  parentId: string
  extensionInfo?: { icon: string }
}

export interface SeedCategory {
  id: string
  title: string
  /** File name of its icon; without a file, the app shows a placeholder. */
  icon?: string
  texts: readonly (readonly [title: string, content: string])[]
}

/** Category 1 has the texts 101, 102, … */
export const flat = (categories: readonly SeedCategory[]): SeedText[] =>
  categories.flatMap(({ id, title, icon, texts }) => [
    { id, title, content: '', parentId: '', ...(icon ? { extensionInfo: { icon: `/pictures/help/${icon}.svg` } } : {}) },
    ...texts.map(([name, content], index) => ({
      id: `${id}${String(index + 1).padStart(2, '0')}`, title: name, content, parentId: id,
    })),
  ])
