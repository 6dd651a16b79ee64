import { useState } from 'react'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { CloseIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import '#/shared/ui/choice.css'
import type { GoodsGroup } from '../../model.ts'
import { removeSearch, clearSearches, storeSearch, searchHistory } from '../search-history.ts'
import Recommended from '../../components/Recommended.tsx'
import './search.css'

function History({ type }: { type: string }) {
  const [terms, setTerms] = useState(searchHistory)
  if (terms.length === 0) return null
  const forget = (action: () => void) => {
    action()
    setTerms(searchHistory())
  }
  const clear = (
    <Button kind="text" onPress={() => forget(clearSearches)}>
      清空
    </Button>
  )
  return (
    <Card title="搜索历史" extra={clear}>
      <ul className="search-chips">
        {terms.map((term) => (
          <li key={term} className="choice search-term">
            <Link to={to(paths.goodsSearch, { type }, { q: term })} onClick={() => storeSearch(term)}>
              {term}
            </Link>
            <button
              type="button"
              className="icon-button"
              aria-label={`删除“${term}”`}
              onClick={() => forget(() => removeSearch(term))}
            >
              <CloseIcon size={16} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Shown before a search: earlier terms, groups of goods and recommended goods (decision 579). */
export function SearchStart({ type, groups }: { type: string; groups: readonly GoodsGroup[] }) {
  return (
    <>
      <History type={type} />
      {groups.length > 0 && (
        <Card title="热门分类">
          <ul className="search-chips">
            {groups.map((group) => (
              <li key={group.id}>
                <Link className="choice" to={to(paths.goodsSearch, { type }, { group: group.id })}>
                  {group.name}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Recommended />
    </>
  )
}
