import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import RichText from '#/shared/ui/RichText.tsx'
import type { Item } from '../model.ts'
import { itemsOf, textOf } from '../queries.ts'
import { otherTexts, categoryOf } from '../rules.ts'
import { type CollectionName, collections } from '../collections.ts'
import { ContactCard } from './ContactCard.tsx'
import { CategoryTexts } from './ListPage.tsx'
import './help.css'

const MAX_BESIDES = 4

/**
 * Links to texts of the same category, to the category and to the start; if the list could not be read, only to the
 * start.
 */
function RelatedTexts({ collection, text, items }: { collection: CollectionName; text: Item; items: readonly Item[] }) {
  const { start, title, list, text: textAt } = collections[collection]
  const category = categoryOf(items, text.parentId)
  return (
    <Card title={category ? category.item.title : undefined}>
      {otherTexts(items, text, MAX_BESIDES).map((one) => (
        <Row key={one.id} label={one.title} to={textAt(one.id)} wide />
      ))}
      {category && <Row label="这个分类的全部内容" to={list(category.item.id)} wide />}
      <Row label={`回到${title}`} to={start()} wide />
    </Card>
  )
}

function TextBody({ collection, text }: { collection: CollectionName; text: Item }) {
  const { data } = useQuery(itemsOf(collection))
  const items = data?.items ?? []
  const category = categoryOf(items, text.id)
  if (category) return <CategoryTexts collection={collection} category={category} />
  return (
    <>
      <Card title={text.title} className="help-text">
        {text.content ? <RichText html={text.content} /> : <p className="muted">这篇内容还没有写好</p>}
      </Card>
      <RelatedTexts collection={collection} text={text} items={items} />
      <ContactCard />
    </>
  )
}

/**
 * One text. For the id of a category, it shows the category's texts; for an unknown id, it shows the not-found state.
 */
export function TextPage({ collection, id }: { collection: CollectionName; id: string }) {
  const { data: text } = useSuspenseQuery(textOf(collection, id))
  const { start, title, textTitle } = collections[collection]
  return (
    <Page title={textTitle}>
      {text ? (
        <TextBody collection={collection} text={text} />
      ) : (
        <EmptyState picture="not-found" text="这篇内容已经不在了" action={{ label: `回到${title}`, to: start() }} />
      )}
    </Page>
  )
}
