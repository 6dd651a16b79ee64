import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { useLocalPages } from '#/shared/ui/lists/use-local-pages.ts'
import { GoodsGrid } from '#/widgets/goods/GoodsGrid.tsx'
import { goodsPages } from '../../catalogue/catalogue.ts'
import { manyGoods } from '../many-goods.ts'
import { type GoodsWanted, isNarrowed, nothingText, serverSort } from '../search-rules.ts'
import { foundText, isFilteredInApp, filtered } from '../filter-rules.ts'
import { groupCard } from '../../components/GroupCard.tsx'
import Recommended from '../../components/Recommended.tsx'
import './search.css'

interface ResultsProps {
  wanted: GoodsWanted
  onClear: () => void
  onAgain: () => void
}

function NothingFound({ wanted, onClear, onAgain }: ResultsProps) {
  return (
    <>
      <EmptyState
        picture="empty-list"
        text={nothingText(wanted)}
        action={isNarrowed(wanted) ? { label: '清除筛选', onPress: onClear } : { label: '重新搜索', onPress: onAgain }}
      />
      <Recommended />
    </>
  )
}

const Total = ({ text }: { text: string }) => (
  <p className="search-total" role="status">
    {text}
  </p>
)

function PagedResults(props: ResultsProps) {
  const { wanted } = props
  const list = useInfiniteQuery(goodsPages({ ...wanted, sort: serverSort(wanted.sort) }))
  const total = list.data?.pages[0]?.total ?? null
  return (
    <>
      <Total text={total ? `共 ${total} 件商品` : ''} />
      <GoodsGrid list={list} empty={<NothingFound {...props} />}>
        {groupCard}
      </GoodsGrid>
    </>
  )
}

/**
 * Results that the server cannot sort or filter: a limited number is loaded at once, and a text says if there are more
 * (decision 577).
 */
function FilteredResults(props: ResultsProps) {
  const { wanted } = props
  const { data, error } = useQuery(manyGoods({ ...wanted, sort: serverSort(wanted.sort) }))
  const found = useMemo(() => filtered(data?.items ?? [], wanted), [data, wanted])
  const { data: shown, ...pages } = useLocalPages(found, '')
  return (
    <>
      <WhenAllRead>
        <Total text={data ? foundText(data, found, wanted) : ''} />
      </WhenAllRead>
      <GoodsGrid list={{ ...pages, data: data && shown, error }} empty={<NothingFound {...props} />}>
        {groupCard}
      </GoodsGrid>
    </>
  )
}

export const SearchResults = (props: ResultsProps) =>
  isFilteredInApp(props.wanted) ? <FilteredResults {...props} /> : <PagedResults {...props} />
