import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Tabs } from '#/shared/ui/tabs/Tabs.tsx'
import { SearchBox } from '#/widgets/SearchBox.tsx'
import { CategoryHead } from '../../components/CategoryHead.tsx'
import { LinkedItems } from '../../components/LinkedItems.tsx'
import { CategoryLock } from '../../components/LockCard.tsx'
import { NoHits } from '../../components/NoHits.tsx'
import { useItemSearch } from '../../hooks/use-item-search.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { useUnlockJob } from '../../hooks/use-unlock-job.ts'
import { categoryItems } from '../../queries.ts'
import type { Category } from '../../source/report-ids.ts'
import { groupsOf } from '../../search/search-rules.ts'
import { MedicineInPregnancy } from '../../words/components/PregnancyQuestion.tsx'
import { renderInUseButton, MedicinesContext } from './InUseButton.tsx'
import { InUseSection } from './InUseSection.tsx'
import { MedicineGenes } from './MedicineGenes.tsx'
import { NoteName } from './NoteName.tsx'
import { useMedicines } from '../hooks/use-medicines.ts'

const ways = [
  { value: 'drug', label: '按药' },
  { value: 'class', label: '按类别' },
  { value: 'gene', label: '按基因' },
] as const
type Way = (typeof ways)[number]['value']

export default function MedicineItems({ category }: { category: Category }) {
  const { reportRef } = useReportRef()
  const { data: reply } = useSuspenseQuery(categoryItems(reportRef, category))
  const { unlocking } = useUnlockJob(category)
  const medicines = useMedicines()
  const [way, setWay] = useState<Way>('drug')
  const search = useItemSearch(reply.results, category, true)
  const { items, shown, word, setWord, term, setTerm, searching } = search
  const child = reply.reportPackageType === 'CHILDREN'
  const locks = { category, packageType: reply.reportPackageType, unlocking }
  const groups = useMemo(() => (way === 'class' ? groupsOf(shown) : [{ name: '', items: shown }]), [way, shown])
  const marks = medicines ? renderInUseButton : undefined
  return (
    <MedicinesContext value={medicines}>
      <MedicineInPregnancy child={child} />
      {items.length > 0 && (
        <SearchBox label="搜索项目" placeholder="药名、类别或拼音首字母" term={term} onTerm={setTerm} />
      )}
      {medicines && !searching && (
        <InUseSection medicines={medicines} items={items} results={reply.results} child={child} {...locks} />
      )}
      <CategoryHead items={items} category={category} word={word} onWord={setWord} showAll onShowAll={null} />
      <CategoryLock items={items} category={category} packageType={reply.reportPackageType} />
      <NoHits search={search} category={category}>
        {medicines && <NoteName term={term} hits={0} items={items} medicines={medicines} />}
      </NoHits>
      {items.length === 0 && <EmptyState picture="empty-list" text="这个分类里没有可以看的项目" />}
      {shown.length > 0 && (
        <Tabs still label="看药的方式" tabs={ways} value={way} onChange={setWay}>
          {way === 'gene' ? (
            <MedicineGenes results={reply.results} items={shown} {...locks} renderAction={marks} />
          ) : (
            <LinkedItems groups={groups} {...locks} renderAction={marks} />
          )}
        </Tabs>
      )}
    </MedicinesContext>
  )
}
