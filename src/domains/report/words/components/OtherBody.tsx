import { genderLabel } from '#/domains/user/model.ts'
import { paths } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import type { Category } from '../../report-ids.ts'
import type { ItemView } from '../../rules.ts'
import { onlySexOf, otherBody } from '../body/body-rules.ts'
import { TopicPicture } from './TopicPicture.tsx'
import '../../components/item.css'
import '../../components/marks.css'

/**
 * Shown instead of a result about the body of the other sex. The recorded sex may be wrong, so there is a link to
 * customer service.
 */
export function OtherBody({ view, category }: { view: ItemView; category: Category }) {
  const recorded = onlySexOf(view, category) === 'MALE' ? 'FEMALE' : 'MALE'
  return (
    <section className="verdict tone-unopened" data-aloud>
      <TopicPicture view={view} category={category} />
      <h2>{otherBody(view, category)}</h2>
      <p className="verdict-note">{`报告资料里的性别是${genderLabel[recorded]}，所以这里不显示等级和建议。资料写错了，请联系客服更正。`}</p>
      <LinkButton kind="text" to={paths.contactUs}>
        联系客服
      </LinkButton>
    </section>
  )
}
