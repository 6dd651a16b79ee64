import { paths, to } from '#/paths.ts'

/** The kinds of content to share; what can be shared today comes first. */
const labels = { GOODS: '商品海报', NEWS: '资讯', VIDEO: '视频' } as const
export type ContentType = keyof typeof labels

const contentTypes = Object.keys(labels) as ContentType[]

/** The kind that an address names; an unknown one is GOODS (decision 17). */
export const contentType = (type: string): ContentType => contentTypes.find((known) => known === type) ?? 'GOODS'

export const contentTabs = contentTypes.map((value) => ({
  value,
  label: labels[value],
  to: to(paths.myExtension, { type: value }),
}))

/** News and videos have no screen to lead to yet (docs/decisions.md). */
export const emptyText: Record<Exclude<ContentType, 'GOODS'>, string> = {
  NEWS: '还没有可以推广的资讯',
  VIDEO: '还没有可以推广的视频',
}
