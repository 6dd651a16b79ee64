import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { type Choice, OWN_LABEL, periodLinks, periodText, wasCut } from '../period-rules.ts'
import { OwnPeriodSheet } from './OwnPeriodSheet.tsx'
import '#/shared/ui/choice.css'
import './statistics.css'

interface Props {
  category: ContentKind
  choice: Choice
  now: number
}

/** The periods as links that replace each other in the history; a custom period opens a sheet. */
export function PeriodChoice({ category, choice, now }: Props) {
  const [open, setOpen] = useState(false)
  const own = choice.name === 'own'
  const search = useSearch(paths.customerVisitors)
  return (
    <div className="stats-period">
      <nav className="stats-chips" aria-label="统计的时间">
        {periodLinks(category).map(({ name, label, to }) => (
          <Link
            key={name}
            to={to}
            replace
            aria-current={name === choice.name ? 'page' : undefined}
            className={name === choice.name ? 'choice choice-on' : 'choice'}
          >
            {label}
          </Link>
        ))}
        <button
          type="button"
          aria-pressed={own}
          aria-haspopup="dialog"
          className={own ? 'choice choice-on' : 'choice'}
          onClick={() => setOpen(true)}
        >
          {OWN_LABEL}
        </button>
      </nav>
      <p className="stats-days">
        {`${periodText(choice.period, now)}${wasCut(search, choice) ? '（最多看一年，到今天为止）' : ''}`}
      </p>
      <OwnPeriodSheet category={category} period={choice.period} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
