import { useQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { LettersRow } from '#/widgets/LettersRow.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { SearchForm } from '#/shared/ui/search/SearchForm.tsx'
import { SearchFilters } from '../search/components/SearchFilters.tsx'
import { SearchResults } from '../search/components/SearchResults.tsx'
import { SearchStart } from '../search/components/SearchStart.tsx'
import { useSearchChange } from '../search/hooks/use-search-change.ts'
import { goodsGroups } from '../catalogue/catalogue.ts'
import { storeSearch } from '../search/search-history.ts'
import { ALL_GOODS } from '../catalogue/all-goods.ts'
import {
  isAboutLargeLetters,
  goodsSearchOf,
  isSearching,
  MAX_KEYWORD,
  NO_FILTERS,
  NO_SEARCH,
  toKeyword,
} from '../search/search-rules.ts'

/** The search in the address; it waits for the groups only if the meaning of {type} depends on them. */
function useWanted() {
  const { type } = useScreenParams(paths.goodsSearch)
  const search = useSearch(paths.goodsSearch)
  const { data, isPending } = useQuery(goodsGroups())
  const waiting = isPending && type !== ALL_GOODS && search.group === null
  return { type, search, groups: data?.items ?? [], waiting, wanted: goodsSearchOf(type, search, data?.items ?? null) }
}

/** /commodity-search/{type}: all goods by term, group, price and stock; the search is in the address (ADD-011). */
export default function GoodsSearchScreen() {
  const { type, search, groups, waiting, wanted } = useWanted()
  const change = useSearchChange()
  const searchFor = (typed: string) => {
    const term = toKeyword(typed)
    if (term) {
      storeSearch(term)
      change({ q: term }, term === wanted.keyword)
    }
    return term !== ''
  }
  const clearFilters = () => change({ ...NO_FILTERS, ...(wanted.keyword ? { group: ALL_GOODS } : {}) })
  const { min, max } = search
  return (
    <Page title="搜索商品">
      <SearchForm
        label="搜索商品"
        placeholder="搜索商品，如：用药"
        maxLength={MAX_KEYWORD}
        term={wanted.keyword}
        onSearch={searchFor}
        onClear={() => change({ q: null, ...NO_FILTERS }, false)}
      />
      {isAboutLargeLetters(wanted.keyword) && (
        <Card>
          <LettersRow />
        </Card>
      )}
      {waiting && <ScreenSkeleton kind="list" />}
      {!waiting && !isSearching(wanted) && <SearchStart type={type} groups={groups} />}
      {!waiting && isSearching(wanted) && (
        <>
          <SearchFilters wanted={wanted} groups={groups} asked={{ min, max }} onChange={change} />
          <SearchResults
            key={JSON.stringify(wanted)}
            wanted={wanted}
            onClear={clearFilters}
            onAgain={() => change(NO_SEARCH, false)}
          />
        </>
      )}
    </Page>
  )
}
