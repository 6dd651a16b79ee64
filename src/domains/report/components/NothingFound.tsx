import '#/shared/ui/choice.css'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { missOf } from '../search/miss-rules.ts'
import { type Category } from '../source/report-ids.ts'
import { isOwnSource } from '../source/report-source.ts'
import { useSexMatch } from '../words/hooks/use-sex-match.ts'
import './search-list.css'

interface NothingFoundProps {
  term: string
  /** The category of the search; null for the whole report. */
  category: Category | null
  near: readonly string[]
  onTerm: (term: string) => void
}

/** Shown without search hits; for drugs, the text must not sound like a permission. */
export function NothingFound({ term, category, near, onTerm }: NothingFoundProps) {
  const own = isOwnSource(useReportRef().reportRef)
  const sexMatch = useSexMatch()
  const names = [...new Set(near)]
  const said = (full: boolean) => missOf(term, { category, near: names.length > 0, full, sexMatch })
  return (
    <div className="find-none">
      <div role="status">
        <strong>
          <WhenAllRead otherwise={said(false).head}>{said(own).head}</WhenAllRead>
        </strong>
        <p>
          <WhenAllRead otherwise={said(false).text}>{said(own).text}</WhenAllRead>
        </p>
      </div>
      {names.length > 0 && (
        <div role="group" aria-label="相近的名称" className="filter-chips find-near">
          {names.map((name) => (
            <button key={name} type="button" className="choice" onClick={() => onTerm(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
