import { useSuspenseQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import { SampleNumberForm } from '../components/SampleNumberForm.tsx'
import { TubeCard } from '../components/TubeCard.tsx'
import { sampleProgress, toothGoods, tubesFor } from '../queries.ts'
import { withoutGoods } from '../rules.ts'
import '../components/bind.css'

function Registered({ id, mallOrderId }: { id: string; mallOrderId: string | undefined }) {
  const { data: tubes } = useSuspenseQuery(tubesFor(id))
  const { data: mine } = useSuspenseQuery(sampleProgress())
  if (tubes.items.length === 0)
    return (
      <WhenAllRead>
        <p className="bind-note">还没有登记的样本。收到采样盒后，请输入盒上的编号。</p>
      </WhenAllRead>
    )
  return (
    <CollapsedRows items={tubes.items} nameOf={({ sampleId }) => sampleId} label="样本">
      {({ sampleId, packageName }) => (
        <TubeCard
          tube={{ sampleId, packageName, mallOrderId }}
          bound={mine.items.find((sample) => sample.sampleId === sampleId) ?? null}
        />
      )}
    </CollapsedRows>
  )
}

function Tubes({ id }: { id: string }) {
  const { data: tooth } = useSuspenseQuery(toothGoods(id))
  // A tooth sample is bound together with its order.
  const mallOrderId = tooth.items.length > 0 ? id : undefined
  return (
    <>
      <ScreenPart waiting={<ScreenSkeleton kind="list" />}>
        <Registered id={id} mallOrderId={mallOrderId} />
      </ScreenPart>
      <SampleNumberForm mallOrderId={mallOrderId} />
    </>
  )
}

/** /add-sample/{id}: the samples of goods or of an order (0: neither), and an input for other samples (decision 25). */
export default function AddSampleScreen() {
  const { id } = useScreenParams(paths.addSample)
  return (
    <Page title="添加样本">
      {withoutGoods(id) ? <SampleNumberForm /> : <Tubes id={id} />}
      <Link className="bind-more" to={paths.myBinding}>
        查看已绑定的样本
      </Link>
    </Page>
  )
}
