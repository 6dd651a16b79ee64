import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { itemLink } from '../../detail-rules.ts'
import { moveWalk } from '../../walk-moves.ts'
import type { Walk } from '../../walk-store.ts'
import { useReportPlace } from '../../parts/use-report-place.ts'
import '../../words/parts/understand.css'

/** Position in the walk and the link to the next step, without going back to a list. */
export function WalkFoot({ walk }: { walk: Walk }) {
  const { place, link } = useReportPlace()
  const { steps, at } = walk
  const [before, next] = [steps[at - 1], steps[at + 1]]
  return (
    <ActionBar>
      <nav className="walk-foot" aria-label="先看这几项">
        {before ? (
          <LinkButton
            kind="plain"
            to={link(itemLink(place, before.category, before.id))}
            replace
            label={['上一项', before.name].filter(Boolean).join('，')}
            onPress={() => moveWalk(-1)}
          >
            上一项
          </LinkButton>
        ) : (
          <span />
        )}
        <p className="walk-place" aria-label={`第 ${at + 1} 项，共 ${steps.length} 项`} role="status">
          {at + 1}/{steps.length}
        </p>
        {next ? (
          <LinkButton
            to={link(itemLink(place, next.category, next.id))}
            replace
            label={['下一项', next.name].filter(Boolean).join('，')}
            onPress={() => moveWalk(1)}
          >
            下一项
          </LinkButton>
        ) : (
          <Button onPress={() => moveWalk(1)}>看完了</Button>
        )}
      </nav>
    </ActionBar>
  )
}
