import { useSuspenseQuery } from '@tanstack/react-query'
import { CAUTION, isCarrierCategory, traits } from '../../results/categories.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { useRefusedEntries } from '#/shared/ui/lists/use-refused-entries.ts'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import {
  doctorCategories,
  type DoctorEntry,
  doctorEntries,
  medicinesFirst,
  nonTypical,
  withMode,
  withoutMedicines,
} from '../doctor-rules.ts'
import { reportSummary } from '../../queries.ts'
import { isSensitive } from '../../sensitive/sensitive-rules.ts'
import { storeAnswer } from '../../sensitive/sensitive-store.ts'
import { useEvidence } from '../hooks/use-evidence.ts'
import { useReader } from '../hooks/use-reader.ts'
import { findingItems, leftOutPart, medicineItems, type SheetPart, situationOf, wholeItem } from '../sheet-rules.ts'
import { DoctorSheet } from './DoctorSheet.tsx'
import { useCategoryLists } from '../../hooks/use-category-lists.ts'
import { useIsOpened } from '../../hooks/use-is-opened.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { itemsOf, type ItemView } from '../../rules.ts'
import { useMedicines } from '../../medicines/hooks/use-medicines.ts'
import { forDoctor, sheetInUseHeading, sheetNote } from '../../medicines/medicine-rules.ts'
import { reactionOf } from '../../medicines/reaction-rules.ts'
import { useSexMatch } from '../../words/hooks/use-sex-match.ts'
import { otherItems } from '../../words/uncovered-rules.ts'

/** Adds the sensitive topics, which are left out until the person opens them or asks for them. */
function AddTopics({ topics, onAdd }: { topics: readonly DoctorEntry[]; onAdd: () => void }) {
  if (topics.length === 0) return null
  return (
    <Button kind="plain" block onPress={onAdd}>
      {`把这 ${topics.length} 项敏感话题也放进来`}
    </Button>
  )
}

/** Shown if all categories are locked or the report has none: nothing is known that could be told to a doctor. */
const NO_RESULTS = '这份报告里没有读到可以看的结果。'

/**
 * The doctor's sheet: the medicines in use and all abnormal results of the report. When one category fails to load, the
 * whole sheet fails, because a partial sheet misleads.
 */
export default function DoctorPage() {
  const { reportRef } = useReportRef()
  const medicines = useMedicines()
  const list = medicines?.list ?? []
  const { who, voice, ...person } = useReader()
  const { data: summaries } = useSuspenseQuery(reportSummary(reportRef))
  const wanted = doctorCategories(summaries.items, list.length > 0)
  const { lists, pending } = useCategoryLists(wanted, { strict: true })
  const isOpened = useIsOpened()
  const sexMatch = useSexMatch()
  const listed = lists
    .flatMap(({ category, results }) => doctorEntries(results, category))
    .filter(({ view, category }) => sexMatch(view, category) === 'own')
  const drugs = lists.filter(({ category }) => traits[category].medicines)
  const noted = forDoctor(
    list,
    drugs.flatMap(({ category, results }) => itemsOf(results, category)),
  )
  const carried = listed.filter(({ positive }) => positive).map(({ view }) => view)
  const { evidence, whole, pending: reading } = useEvidence([...noted.found, ...carried])
  const refused = useRefusedEntries() > 0
  if (pending || reading) return <ScreenSkeleton kind="list" />
  const every = listed.map((entry) => withMode(entry, whole.get(entry.view.id) ?? null))
  // The sentence about the topics left out is the same whatever their results are, so that it reveals no finding.
  const topics = every.filter(({ view, category }) => isSensitive(view, category) && !isOpened(view.id))
  const shown = nonTypical(withoutMedicines(every, noted), situationOf(person)).filter(
    (entry) => !topics.includes(entry),
  )
  const isLeftOut = ({ id }: ItemView) => topics.some(({ view }) => view.id === id)
  const others = lists
    .filter(({ category }) => isCarrierCategory(category))
    .flatMap(({ category, results }) => otherItems(results, category, (view) => !isLeftOut(view)))
  const reader = { ...person, others }
  const inUse = medicinesFirst(every, noted)
  const other = topics.length > 0 || list.length > 0
  const none =
    every.length === 0
      ? NO_RESULTS
      : `${other ? '其余项目没有需要特别告诉医生的结果' : '没有需要特别告诉医生的结果'}；${CAUTION}。`
  const first: SheetPart = {
    // The sheet is read by the doctor, so its heading does not say 我.
    head: sheetInUseHeading(voice).replace(/^我/, '受检者'),
    items: medicineItems(inUse, reader, evidence),
    note: medicines ? sheetNote(list) : '',
  }
  const findings: SheetPart = {
    head: list.length > 0 ? '其他需要留意的结果' : '需要留意的结果',
    items: findingItems(shown, reader),
    note: shown.length > 0 ? '' : refused ? NOT_ALL_READ : none,
  }
  return (
    <DoctorSheet
      who={who}
      parts={[...(first.items.length > 0 || first.note ? [first] : []), findings, ...leftOutPart(topics)]}
      leftOut={topics.length > 0}
      reactions={[...inUse.entries, ...shown].map(({ view, category }) =>
        traits[category].medicines ? reactionOf(view) : null,
      )}
      rest={[
        ...inUse.entries.map((entry) => wholeItem(entry, reader, { inUse: true })),
        ...shown.map((entry) => wholeItem(entry, reader)),
      ]}
    >
      <AddTopics topics={topics} onAdd={() => topics.forEach(({ view }) => storeAnswer(reportRef, view.id, 'now'))} />
    </DoctorSheet>
  )
}
