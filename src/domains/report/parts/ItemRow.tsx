import { type Category } from '../report-ids.ts'
import { Link } from 'react-router'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { toneOf } from '../detail-rules.ts'
import { type ItemView, severityWord } from '../rules.ts'
import { SeverityMark, ToneIcon, UnlockingMark } from './Severity.tsx'

interface ItemRowProps {
  item: ItemView
  category: Category
  to: string
  unlocking: boolean
  /** A locked item explains itself instead of opening. */
  onLocked: () => void
}

function Names({ item }: { item: ItemView }) {
  return (
    <span className="item-names">
      <strong>{item.nameCn}</strong>
      {item.isNew && <em className="badge-new">新</em>}
      {item.nameEn && <span className="muted">{item.nameEn}</span>}
    </span>
  )
}

/** One item of a category: what it is, how it came out, in one line. */
export function ItemRow({ item, category, to, unlocking, onLocked }: ItemRowProps) {
  const tone = toneOf(item, category)
  const icon = (
    <span className={`item-icon tone-${tone}`}>
      <ToneIcon tone={tone} size={22} />
    </span>
  )
  if (item.locked)
    return (
      <button type="button" className="item-row" aria-haspopup="dialog" onClick={onLocked}>
        {icon}
        <span className="item-text">
          <Names item={item} />
          {unlocking ? <UnlockingMark /> : <SeverityMark tone="locked" word="未解锁" />}
        </span>
        <ChevronRightIcon size={18} />
      </button>
    )
  return (
    <Link className="item-row" to={to}>
      {icon}
      <span className="item-text">
        <Names item={item} />
        {item.severity && <strong className={`item-word tone-${tone}`}>{severityWord(item.severity, category)}</strong>}
        {item.verdict && <span className="item-verdict">{item.verdict}</span>}
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  )
}
