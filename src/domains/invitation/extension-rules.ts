import { type ContentKind, contentKinds, kindLabels } from '#/domains/news/content-kinds.ts'
import { paths, to } from '#/paths.ts'

/** The kind in an address; an unknown kind becomes GOODS (decision 17). */
export const contentType = (type: string): ContentKind => contentKinds.find((known) => known === type) ?? 'GOODS'

export const contentTabs = contentKinds.map((value) => ({
  value,
  label: kindLabels[value],
  to: to(paths.myExtension, { type: value }),
}))
