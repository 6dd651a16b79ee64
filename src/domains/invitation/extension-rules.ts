import { type ContentKind, contentKinds, kindLabels } from '#/domains/news/content-kinds.ts'
import { paths, to } from '#/paths.ts'

/** The kind that an address names; an unknown one is GOODS (decision 17). */
export const contentType = (type: string): ContentKind => contentKinds.find((known) => known === type) ?? 'GOODS'

export const contentTabs = contentKinds.map((value) => ({
  value,
  label: kindLabels[value],
  to: to(paths.myExtension, { type: value }),
}))

/** News and videos have no screen to lead to yet (docs/decisions.md). */
export const emptyText: Record<Exclude<ContentKind, 'GOODS'>, string> = {
  NEWS: '还没有可以推广的资讯',
  VIDEO: '还没有可以推广的视频',
}
