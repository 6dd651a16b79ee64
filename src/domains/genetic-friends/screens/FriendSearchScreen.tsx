import { useQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { errorText } from '#/shared/api/errors.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { Granted } from '../components/Granted.tsx'
import { People } from '../components/PeopleLists.tsx'
import { foundFriends } from '../queries.ts'
import { searchProblem, toKeyword } from '../rules.ts'
import { SearchForm } from '#/shared/ui/search/SearchForm.tsx'
import '../components/friend-search.css'

const MAX_TYPED = 30

function Found({ keyword }: { keyword: string }) {
  const { data, error, isFetching, refetch } = useQuery(foundFriends(keyword))
  if (!data && error && !isFetching) return <FailurePanel text={errorText(error)} retry={() => void refetch()} />
  if (!data) return <ScreenSkeleton kind="list" />
  return (
    <>
      <p className="sr-only" role="status">
        <WhenAllRead>{`找到${data.items.length}人`}</WhenAllRead>
      </p>
      {data.items.length > 0 ? (
        <People label="找到的人" all={data.items} />
      ) : (
        <EmptyState
          picture="not-found"
          text="没有找到。请核对姓名或手机号；对方也可能还没有开放基因亲友"
          action={{ label: '去看推荐', to: to(paths.relatives, { type: 'recommended' }) }}
        />
      )}
    </>
  )
}

/** Searches only on submit. The text stays in memory: it is a person's name or number. */
function Search() {
  const [keyword, setKeyword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const search = (typed: string) => {
    const wrong = searchProblem(typed)
    setProblem(wrong)
    if (!wrong) setKeyword(toKeyword(typed))
    return !wrong
  }
  return (
    <>
      <SearchForm label="姓名或手机号" hint="kin-search-hint" maxLength={MAX_TYPED} term={keyword} onSearch={search} />
      <p
        id="kin-search-hint"
        className={problem ? 'kin-search-hint kin-search-short' : 'kin-search-hint'}
        role="status"
      >
        {problem ?? '手机号要输入完整。只能找到同意了基因亲友的人'}
      </p>
      {keyword !== '' && <Found keyword={keyword} />}
    </>
  )
}

/** /relatives-friends-search: finds people by name or mobile number (FAM-009). */
export default function FriendSearchScreen() {
  return (
    <Page title="搜索好友">
      <Granted>
        <Search />
      </Granted>
    </Page>
  )
}
