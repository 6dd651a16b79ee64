import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { itemsOf } from '../queries.ts'
import { type HelpHit, foundIn, type Piece, wordsOf } from '../search-rules.ts'
import { type CollectionName, collections } from '../collections.ts'
import { ContactCard } from './ContactCard.tsx'
import './help.css'

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, index) =>
    // eslint-disable-next-line react/no-array-index-key -- pieces have no identity and no state
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}

function Hits({ collection, found }: { collection: CollectionName; found: readonly HelpHit[] }) {
  if (found.length === 0) return null
  return (
    <Card title={collections[collection].title} extra={<span className="muted">{`${found.length}篇`}</span>}>
      <ul className="help-hits">
        {found.map(({ id, title, excerpt }) => (
          <li key={id}>
            <Link to={collections[collection].text(id)}>
              <strong>
                <Marked pieces={title} />
              </strong>
              <p className="help-excerpt">
                <Marked pieces={excerpt} />
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The results for a term in help and knowledge; the current collection comes first. */
export function SearchResults({ collection, term }: { collection: CollectionName; term: string }) {
  const { other } = collections[collection]
  const { data: own } = useSuspenseQuery(itemsOf(collection))
  const more = useQuery(itemsOf(other))
  const words = wordsOf(term)
  const here = foundIn(own.items, words)
  const there = foundIn(more.data?.items ?? [], words)
  const total = here.length + there.length
  return (
    <>
      <p className="help-total" role="status">
        {more.isPending ? '正在查找…' : total > 0 ? `找到${total}篇` : ''}
      </p>
      <Hits collection={collection} found={here} />
      <Hits collection={other} found={there} />
      {more.isError && !more.data && (
        <Button kind="text" block onPress={() => void more.refetch()}>
          {`${collections[other].title}没有读到，点按重试`}
        </Button>
      )}
      {!more.isPending && total === 0 && (
        <EmptyState
          picture="empty-list"
          text={`没有找到“${term.trim()}”相关的内容，换个说法试试`}
          action={{ label: '联系我们', to: paths.contactUs }}
        />
      )}
      {total > 0 && <ContactCard />}
    </>
  )
}
