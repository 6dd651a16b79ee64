import { paths, to } from '#/paths.ts'

/** The two collections of texts; they differ only in their wording and addresses. */
const collectionNames = ['help', 'knowledge'] as const
export type CollectionName = (typeof collectionNames)[number]

export interface Collection {
  title: string
  start: (q?: string) => string
  list: (id: string) => string
  text: (id: string) => string
  listTitle: string
  textTitle: string
  other: CollectionName
}

export const collections: Readonly<Record<CollectionName, Collection>> = {
  help: {
    title: '帮助中心',
    start: (q) => to(paths.help, {}, { q }),
    list: (id) => to(paths.helpList, { id }),
    text: (id) => to(paths.helpText, { id }),
    listTitle: '帮助列表',
    textTitle: '帮助详情',
    other: 'knowledge',
  },
  knowledge: {
    title: '知识库',
    start: (q) => to(paths.knowledge, {}, { q }),
    list: (id) => to(paths.knowledgeList, { id }),
    text: (id) => to(paths.knowledgeText, { id }),
    listTitle: '知识列表',
    textTitle: '知识详情',
    other: 'help',
  },
}
