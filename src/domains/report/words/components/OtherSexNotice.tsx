import { paths } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import type { Category } from '../../source/report-ids.ts'
import type { ItemView } from '../../rules.ts'
import { otherSexText, recordedSexText } from '../sex-match/sex-match-rules.ts'
import { TopicPicture } from './TopicPicture.tsx'
import '../../components/item.css'
import '../../components/marks.css'

/**
 * Shown instead of a result specific to the other sex. The recorded sex may be wrong, so there is a link to
 * customer service.
 */
export function OtherSexNotice({ view, category }: { view: ItemView; category: Category }) {
  return (
    <section className="verdict tone-unopened" data-aloud>
      <TopicPicture view={view} category={category} />
      <h2>{otherSexText(view, category)}</h2>
      <p className="verdict-note">{recordedSexText(view, category)}</p>
      <LinkButton kind="text" to={paths.contactUs}>
        联系客服
      </LinkButton>
    </section>
  )
}
