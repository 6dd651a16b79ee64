import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import type { Goods } from '#/domains/mall/model.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { InfiniteList, type Pages } from '#/shared/ui/lists/InfiniteList.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { GoodsCard } from './GoodsCard.tsx'
import './goods-card.css'

interface GoodsGridProps {
  list: Omit<Pages<Goods>, 'data'> & {
    data: Pages<Goods>['data'] | undefined
    error: Error | null
  }
  empty: ReactNode
  children?: (goods: Goods) => ReactNode
}

// Stable function identities, so that loading a page does not re-render earlier pages.
const card = (goods: Goods) => <GoodsCard goods={goods} />
const idOf = (goods: Goods) => goods.goodsId

/** Goods in two columns, page by page. Loading, empty and failed states stay inside this part of the screen. */
export function GoodsGrid({ list, empty, children = card }: GoodsGridProps) {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  if (data)
    return (
      <InfiniteList
        list={{ data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }}
        className="goods-grid"
        itemKey={idOf}
        empty={empty}
      >
        {children}
      </InfiniteList>
    )
  return error ? <GridFailure error={error} /> : <ScreenSkeleton kind="list" />
}

/** Goods are public, so after the session has expired the retry runs without a token. */
function GridFailure({ error }: { error: Error }) {
  const refetch = useRefetch()
  const { pathname, search } = useLocation()
  const ended = error instanceof ApiError && error.kind === 'unauthenticated'
  const login = { label: '去登录', to: loginAddress(pathname + search) }
  return <FailurePanel text={errorText(error)} retry={refetch} actions={ended ? [login] : []} />
}
