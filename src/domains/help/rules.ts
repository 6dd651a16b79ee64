import type { Item } from './model.ts'

export interface Category {
  item: Item
  texts: Item[]
}

export interface Tree {
  categories: Category[]
  /** Texts without a category, or with a category that does not exist. */
  loose: Item[]
}

/**
 * Categories with their texts, in the server's order (LIT-015, LIT-016). An entry is a category if its id is the
 * `parentId` of another entry. An entry is also a category if it has no content and its `parentId` is not the id of
 * another entry. If no entry has a parent, all entries are texts.
 */
export function treeOf(items: readonly Item[]): Tree {
  const ids = new Set(items.map(({ id }) => id))
  const belongs = ({ parentId, id }: Item): boolean => parentId !== '' && parentId !== id && ids.has(parentId)
  const named = new Set(items.filter(belongs).map(({ parentId }) => parentId))
  const isCategory = (item: Item): boolean =>
    named.size > 0 && (named.has(item.id) || (item.content === '' && !belongs(item)))
  const categories = items.filter(isCategory).map((item) => ({
    item,
    texts: items.filter((one) => one.parentId === item.id && !isCategory(one)),
  }))
  const kept = new Set(categories.flatMap(({ texts }) => texts))
  return { categories, loose: items.filter((item) => !isCategory(item) && !kept.has(item)) }
}

/** The category with this id; null when there is none. */
export const categoryOf = (items: readonly Item[], id: string): Category | null =>
  treeOf(items).categories.find(({ item }) => item.id === id) ?? null

export function otherTexts(items: readonly Item[], { id, parentId }: Item, most: number): Item[] {
  const texts = categoryOf(items, parentId)?.texts ?? []
  return texts.filter((text) => text.id !== id).slice(0, most)
}
