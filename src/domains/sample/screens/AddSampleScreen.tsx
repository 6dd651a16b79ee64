import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { SampleInput } from '../components/SampleInput.tsx'
import { TubeCard } from '../components/TubeCard.tsx'
import { sampleProgress, toothGoods, tubesFor } from '../queries.ts'
import { withoutGoods } from '../rules.ts'
import '../components/bind.css'

/** The tubes of goods or of an order: progress and next action. */
function Tubes({ id }: { id: string }) {
  const { data: tubes } = useSuspenseQuery(tubesFor(id))
  const { data: mine } = useSuspenseQuery(sampleProgress())
  const { data: tooth } = useSuspenseQuery(toothGoods(id))
  // A tooth sample is bound together with its order.
  const mallOrderId = tooth.items.length > 0 ? id : undefined
  return (
    <>
      {tubes.items.length === 0 ? (
        <p className="bind-note">还没有登记的样本。收到采样盒后，请输入盒上的编号。</p>
      ) : (
        <ul aria-label="样本">
          {tubes.items.map(({ sampleId, packageName }) => (
            <li key={sampleId}>
              <TubeCard
                tube={{ sampleId, packageName, mallOrderId }}
                bound={mine.items.find((sample) => sample.sampleId === sampleId) ?? null}
              />
            </li>
          ))}
        </ul>
      )}
      <SampleInput mallOrderId={mallOrderId} />
    </>
  )
}

/**
 * /add-sample/{id}: the samples of goods or of an order (0: of neither), and the input of another number (decision 25).
 */
export default function AddSampleScreen() {
  const { id } = useScreenParams(paths.addSample)
  return (
    <Page title="添加样本">
      {withoutGoods(id) ? <SampleInput /> : <Tubes id={id} />}
      <Link className="bind-more" to={paths.myBinding}>
        查看已绑定的样本
      </Link>
    </Page>
  )
}
