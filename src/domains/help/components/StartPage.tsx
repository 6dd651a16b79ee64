import { useSuspenseQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { HelpIcon, SearchIcon } from '#/shared/ui/icons.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { SearchBox } from '#/widgets/SearchBox.tsx'
import { itemsOf } from '../queries.ts'
import { type Category, treeOf } from '../rules.ts'
import { wordsOf } from '../search-rules.ts'
import { type CollectionName, collections } from '../collections.ts'
import { ContactCard } from './ContactCard.tsx'
import { SearchResults } from './SearchResults.tsx'
import './help.css'

/** CONT-003: the icon of the category, else a placeholder. */
function Icon({ src }: { src: string }) {
  if (!src)
    return (
      <span className="help-icon help-icon-none">
        <HelpIcon size={28} />
      </span>
    )
  return <SafeImage className="help-icon" src={src} alt="" />
}

function CategoryLink({ collection, category: { item, texts } }: { collection: CollectionName; category: Category }) {
  return (
    <Link className="help-category" to={collections[collection].list(item.id)}>
      <Icon src={item.icon} />
      <span className="help-category-words">
        <strong>{item.title}</strong>
        <span className="muted">
          <WhenAllRead>{texts.length > 0 ? `${texts.length}篇` : '暂无内容'}</WhenAllRead>
        </span>
      </span>
    </Link>
  )
}

function Contents({ collection }: { collection: CollectionName }) {
  const { data } = useSuspenseQuery(itemsOf(collection))
  const { title, text, other } = collections[collection]
  const { categories, loose } = treeOf(data.items)
  if (categories.length + loose.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text={`${title}还没有内容`}
        action={{ label: '联系我们', to: paths.contactUs }}
      />
    )
  return (
    <>
      {categories.length > 0 && (
        <nav className="help-categories" aria-label="分类">
          {categories.map((category) => (
            <CategoryLink key={category.item.id} collection={collection} category={category} />
          ))}
        </nav>
      )}
      {loose.length > 0 && (
        <Card title={categories.length > 0 ? '其他' : undefined}>
          {loose.map((item) => (
            <Row key={item.id} label={item.title} to={text(item.id)} wide />
          ))}
        </Card>
      )}
      <ContactCard>
        <Row label={collections[other].title} icon={<SearchIcon />} to={collections[other].start()} wide />
      </ContactCard>
    </>
  )
}

/** The start of a collection: its categories, and the search in both collections. The term is part of the address. */
export function StartPage({ collection, q }: { collection: CollectionName; q: string }) {
  const navigate = useNavigate()
  const [term, setTerm] = useState(q)
  const search = (typed: string) => {
    setTerm(typed)
    void navigate(collections[collection].start(typed), { replace: true })
  }
  return (
    <Page title={collections[collection].title}>
      <SearchBox label="搜索帮助和知识" placeholder="搜索帮助和知识" term={term} onTerm={search} />
      {wordsOf(term).length > 0 ? (
        <SearchResults collection={collection} term={term} />
      ) : (
        <Contents collection={collection} />
      )}
    </Page>
  )
}
