import { CAUTION } from '../../results/categories.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { paths, to } from '#/paths.ts'
import { appendixCountText, appendixKey, type AppendixKind, appendixTitle, geneLine } from '../appendix-rules.ts'
import { appendix } from '../../queries.ts'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { NothingFound } from '../../components/NothingFound.tsx'
import { SearchBox } from '#/widgets/SearchBox.tsx'
import { useAppendixSearch } from '../hooks/use-appendix-search.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import { memo } from 'react'
import type { AppendixEntry } from '../../model.ts'
import './appendix.css'
import '../../components/search-list.css'

const AppendixRow = memo(function AppendixRow({ entry }: { entry: AppendixEntry }) {
  const genes = geneLine(entry.genes)
  return (
    <div className="appendix-row">
      <strong>{entry.chineseName || entry.englishName}</strong>
      {entry.chineseName && entry.englishName && (
        <span className="muted" lang="en">
          {entry.englishName}
        </span>
      )}
      {genes && <span className="appendix-genes">{`基因 ${genes}`}</span>}
    </div>
  )
})

interface AppendixPageProps {
  kind: AppendixKind
  basePackageId: string
}

/** The tested diseases, 20 per page (REP-048); a search loads further pages automatically. */
export function AppendixPage({ kind, basePackageId }: AppendixPageProps) {
  const { reportRef, link } = useReportRef()
  const list = useSuspenseInfiniteQuery(appendix(kind, basePackageId))
  const { term, setTerm, searching, hits, near, count, more, read, reading, goOn } = useAppendixSearch(list)
  const total = list.data.pages[0]?.total ?? null
  return (
    <ReportPage title={appendixTitle[kind]}>
      {read > 0 && (
        <>
          <SearchBox label="搜索疾病" placeholder="疾病、基因或拼音首字母" term={term} onTerm={setTerm} />
          <p className="find-count appendix-total">{`${appendixCountText(read, total)}。在这里不代表检出；${CAUTION}。`}</p>
        </>
      )}
      {searching ? (
        <>
          <ul className="appendix-list" aria-label="找到的疾病">
            {hits.map((entry) => (
              <li key={appendixKey(entry)}>
                <AppendixRow entry={entry} />
              </li>
            ))}
          </ul>
          <p className="find-count" role="status">
            {reading ? `正在查找，已看过 ${read} 种…` : `找到 ${count} 种${list.hasNextPage ? '，后面可能还有' : ''}`}
          </p>
          {!reading && count === 0 && !list.hasNextPage && (
            <NothingFound term={term} category="RARE_DISEASES" near={near} onTerm={setTerm} />
          )}
          {!reading && more && (
            <div className="appendix-more">
              <Button kind="plain" block onPress={goOn}>
                {list.isFetchNextPageError ? '没有查完，点按重试' : '继续查找'}
              </Button>
            </div>
          )}
        </>
      ) : (
        <InfiniteList
          list={list}
          itemKey={appendixKey}
          className="appendix-block"
          empty={
            <EmptyState
              picture="empty-list"
              text="这个套餐没有附录"
              action={{ label: '返回报告', to: link(to(paths.report, reportRef)) }}
            />
          }
        >
          {renderRow}
        </InfiniteList>
      )}
      <Disclaimer />
    </ReportPage>
  )
}

const renderRow = (entry: AppendixEntry) => <AppendixRow entry={entry} />
