import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { GoodsGrid } from '#/widgets/goods/GoodsGrid.tsx'
import { Recommended } from '../parts/Recommended.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { SearchFilters } from '../parts/SearchFilters.tsx'
import { SearchStart } from '../parts/SearchStart.tsx'
import { goodsGroups, goodsPages } from '../queries.ts'
import { rememberSearch } from '../search-history.ts'
import { ALL_GOODS, type GoodsWanted, isSearching, wantedOf } from '../search-rules.ts'
import '../parts/search.css'

function NothingFound({ keyword, onAgain }: { keyword: string; onAgain: () => void }) {
  return (
    <>
      <EmptyState
        picture="empty-list"
        text={keyword ? `没有找到“${keyword}”相关的商品` : '这个分类暂时没有商品'}
        action={{ label: '重新搜索', onPress: onAgain }}
      />
      <Recommended />
    </>
  )
}

function Found({ wanted, onAgain }: { wanted: GoodsWanted; onAgain: () => void }) {
  const list = useInfiniteQuery(goodsPages(wanted))
  const total = list.data?.pages[0]?.total ?? null
  return (
    <>
      <p className="search-total" role="status">
        {total ? `共 ${total} 件商品` : ''}
      </p>
      <GoodsGrid list={list} empty={<NothingFound keyword={wanted.keyword} onAgain={onAgain} />} />
    </>
  )
}

/** The search in the address; waits for the groups only if they decide what the type means. */
function useWanted() {
  const { type } = useScreenParams(paths.goodsSearch)
  const search = useSearch(paths.goodsSearch)
  const { data, isPending } = useQuery(goodsGroups())
  const waiting = isPending && type !== ALL_GOODS && search.group === null
  return { type, search, groups: data?.items ?? [], waiting, wanted: wantedOf(type, search, data?.items ?? null) }
}

/** /commodity-search/{type}: all goods by term, group and price; the search is in the address (ADD-011). */
export default function GoodsSearchScreen() {
  const navigate = useNavigate()
  const { type, search, groups, waiting, wanted } = useWanted()
  const show = (change: Record<string, string | null>, replace: boolean) => {
    const query = { ...search, ...change }
    void navigate(to(paths.goodsSearch, { type }, query), { replace })
  }
  const searchFor = (term: string) => {
    rememberSearch(term)
    show({ q: term }, term === wanted.keyword)
  }
  const again = () => show({ q: null, group: null, sort: null }, false)
  return (
    <Page title="搜索商品">
      <SearchField term={wanted.keyword} onSearch={searchFor} onClear={() => show({ q: null }, false)} />
      {waiting && <ScreenSkeleton kind="list" />}
      {!waiting && !isSearching(wanted) && <SearchStart type={type} groups={groups} />}
      {!waiting && isSearching(wanted) && (
        <>
          <SearchFilters
            wanted={wanted}
            groups={groups}
            onSort={(sort) => show({ sort }, true)}
            onGroup={(group) => show({ group }, true)}
          />
          <Found key={JSON.stringify(wanted)} wanted={wanted} onAgain={again} />
        </>
      )}
    </Page>
  )
}
