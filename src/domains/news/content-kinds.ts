/** The kinds of content that people share and whose visits are counted (VIS-002), with their labels. */
export const kindLabels = { GOODS: '商品海报', NEWS: '资讯', VIDEO: '视频' } as const
export type ContentKind = keyof typeof kindLabels

export const contentKinds = Object.keys(kindLabels) as ContentKind[]
