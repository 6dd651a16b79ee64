import * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { transform, Id, maybe, shape, Text } from '#/shared/api/wire.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

/**
 * One list contains both categories and texts: the `parentId` of a text is its category. The specification has only the
 * icon; the other fields are assumptions.
 */
const item = (entity: string, unnamed: string) =>
  transform(
    shape(
      entity,
      {
        id: Id,
        title: Title,
        content: Text,
        parentId: Text,
        extensionInfo: maybe(shape('ExtensionInfo', { icon: Text })),
      },
      'title',
      'content',
    ),
    ({ extensionInfo, ...rest }) => ({ ...rest, title: rest.title || unnamed, icon: extensionInfo?.icon ?? '' }),
  )

export const HelpItem = item('HelpItem', '帮助')
export const KnowledgeItem = item('KnowledgeItem', '知识')
export type Item = z.infer<typeof HelpItem>

export const NewFeedback = z.object({
  content: z.string(),
  /** A mobile number or an e-mail address; may be empty. */
  contact: z.string(),
  pictures: z.array(z.string()),
})
