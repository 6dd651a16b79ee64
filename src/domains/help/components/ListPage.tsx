import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { SearchIcon } from '#/shared/ui/icons.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { itemsOf } from '../queries.ts'
import { type Category, categoryOf } from '../rules.ts'
import { type CollectionName, collections } from '../collections.ts'
import { ContactCard } from './ContactCard.tsx'

export function CategoryTexts({
  collection,
  category: { item, texts },
}: {
  collection: CollectionName
  category: Category
}) {
  const { start, text, title } = collections[collection]
  if (texts.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text={`“${item.title}”里还没有内容`}
        action={{ label: `回到${title}`, to: start() }}
      />
    )
  return (
    <>
      <Card title={item.title}>
        {texts.map((one) => (
          <Row key={one.id} label={one.title} to={text(one.id)} wide />
        ))}
      </Card>
      <ContactCard>
        <Row label={`${title}的全部分类`} icon={<SearchIcon />} to={start()} wide />
      </ContactCard>
    </>
  )
}

/** One category. For the id of a text, it shows a link to the text; for an unknown id, it shows the not-found state. */
export function ListPage({ collection, id }: { collection: CollectionName; id: string }) {
  const { data } = useSuspenseQuery(itemsOf(collection))
  const { start, title, listTitle } = collections[collection]
  const category = categoryOf(data.items, id)
  const alone = data.items.find((item) => item.id === id)
  const shown = category ?? (alone ? { item: alone, texts: [alone] } : null)
  return (
    <Page title={listTitle}>
      {shown ? (
        <CategoryTexts collection={collection} category={shown} />
      ) : (
        <EmptyState picture="not-found" text="这个分类已经没有了" action={{ label: `回到${title}`, to: start() }} />
      )}
    </Page>
  )
}
