import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { itemLink } from '../../results/detail-rules.ts'
import { moveTour } from '../../tour-moves.ts'
import type { Tour } from '../../tour-store.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import '../../words/components/understand.css'

export function TourFoot({ tour }: { tour: Tour }) {
  const { reportRef, link } = useReportRef()
  const { steps, at } = tour
  const [before, next] = [steps[at - 1], steps[at + 1]]
  return (
    <ActionBar>
      <nav className="tour-foot" aria-label="先看这几项">
        {before ? (
          <LinkButton
            kind="plain"
            to={link(itemLink(reportRef, before.category, before.id))}
            replace
            label={['上一项', before.name].filter(Boolean).join('，')}
            onPress={() => moveTour(-1)}
          >
            上一项
          </LinkButton>
        ) : (
          <span />
        )}
        <p className="tour-place" aria-label={`第 ${at + 1} 项，共 ${steps.length} 项`} role="status">
          {`${at + 1}/${steps.length}`}
        </p>
        {next ? (
          <LinkButton
            to={link(itemLink(reportRef, next.category, next.id))}
            replace
            label={['下一项', next.name].filter(Boolean).join('，')}
            onPress={() => moveTour(1)}
          >
            下一项
          </LinkButton>
        ) : (
          <Button onPress={() => moveTour(1)}>看完了</Button>
        )}
      </nav>
    </ActionBar>
  )
}
