import type { ArticleRow } from '../../news/rows.ts'

/** A list of any length for tests of long lists: the articles repeated, each copy with a number. */
export const manyArticles = (from: readonly ArticleRow[], count: number | null): readonly ArticleRow[] =>
  count === null
    ? from
    : Array.from({ length: from.length === 0 ? 0 : count }, (_, index) => {
        const base = from[index % from.length] as ArticleRow
        return { ...base, id: `${base.id}~${index + 1}`, title: `${index + 1} ${base.title}` }
      })
