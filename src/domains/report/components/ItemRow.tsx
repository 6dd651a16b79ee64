import { traits } from '../results/categories.ts'
import { verdictInUse } from '../medicines/in-use-rules.ts'
import { isInUse } from '../medicines/medicine-rules.ts'
import { useMedicines } from '../medicines/hooks/use-medicines.ts'
import { type Category } from '../source/report-ids.ts'
import { Link } from 'react-router'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { toneOf } from '../results/detail-rules.ts'
import { itemTitle, type ItemView, severityWord } from '../rules.ts'
import { isSensitive } from '../sensitive/sensitive-rules.ts'
import { lockedTarget } from '../unlock-rules.ts'
import { ReportText } from '../words/components/Glossary.tsx'
import { withoutRoutineInPregnancy } from '../medicines/due-rules.ts'
import { withMedicines } from '../words/names/food-rules.ts'
import { otherSexText } from '../words/sex-match/sex-match-rules.ts'
import { useSexMatch } from '../words/hooks/use-sex-match.ts'
import { useOwner } from '../words/hooks/use-owner.ts'
import { SeverityMark, ToneIcon, UnlockingMark } from './Severity.tsx'
import { useIsOpened } from '../hooks/use-is-opened.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import './item-list.css'
import './marks.css'

interface ItemRowProps {
  item: ItemView
  category: Category
  to: string
  packageType: string
  unlocking: boolean
}

function Names({ item }: { item: ItemView }) {
  return (
    <span className="item-names">
      <strong>{itemTitle(item)}</strong>
      {item.isNew && <em className="badge-new">新</em>}
      {item.nameCn && item.nameEn && (
        <span className="muted" lang="en">
          {item.nameEn}
        </span>
      )}
    </span>
  )
}

interface OutcomeProps extends Pick<ItemRowProps, 'item' | 'category'> {
  /** The text that is shown instead of the result. */
  instead: string
  child: boolean
}

/** A verdict with its condition for the medicines in use and a pregnancy, as on the screen of the item. */
function Conditioned({ item, category, child }: Omit<OutcomeProps, 'instead'>) {
  const owner = useOwner(child)
  const list = useMedicines()?.list ?? []
  const said = traits[category].medicines
    ? isInUse(list)(item)
      ? verdictInUse(item, owner)
      : withoutRoutineInPregnancy(item.verdict, owner)
    : withMedicines(item.verdict, { ...owner, medicines: list.map(({ name }) => name) })
  return (
    said && (
      <span className="item-verdict">
        <ReportText text={said} />
      </span>
    )
  )
}

/** The result of an item; the result of an unopened sensitive topic is hidden in lists, too. */
function Outcome({ item, category, instead, child }: OutcomeProps) {
  if (instead) return <span className="item-verdict">{instead}</span>
  const tone = toneOf(item, category)
  return (
    <>
      {item.severity && <strong className={`item-word tone-${tone}`}>{severityWord(item.severity, category)}</strong>}
      {traits[category].results === 'graded' ? (
        <Conditioned item={item} category={category} child={child} />
      ) : (
        item.verdict && (
          <span className="item-verdict">
            <ReportText text={item.verdict} />
          </span>
        )
      )}
    </>
  )
}

/** One item of a category with its result on one line. A locked item links to the unlock screen (REP-032). */
export function ItemRow({ item, category, to, packageType, unlocking }: ItemRowProps) {
  const { reportRef } = useReportRef()
  const sexMatch = useSexMatch()(item, category)
  const opened = useIsOpened()(item.id)
  const quiet = !opened && isSensitive(item, category)
  const instead = sexMatch === 'other' ? otherSexText(item, category) : quiet ? '结果在里面，想看的时候再点开' : ''
  const hidden = instead !== '' || sexMatch === 'waiting'
  const tone = hidden ? 'unopened' : toneOf(item, category)
  const target = item.locked ? lockedTarget(reportRef, { category, packageType, unlocking }, to) : to
  return (
    <Link className="item-row" to={target}>
      <span className={`item-icon tone-${tone}`}>
        <ToneIcon tone={tone} size={22} />
      </span>
      <span className="item-text">
        <Names item={item} />
        {item.locked && (unlocking ? <UnlockingMark /> : <SeverityMark tone="locked" word="未解锁" />)}
        {!item.locked && sexMatch !== 'waiting' && (
          <Outcome item={item} category={category} instead={instead} child={packageType === 'CHILDREN'} />
        )}
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  )
}
