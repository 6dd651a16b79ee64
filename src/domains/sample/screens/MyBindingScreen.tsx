import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { FollowRow } from '#/widgets/FollowRow.tsx'
import { SampleTracker } from '#/widgets/SampleTracker.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { isUnsent } from '../bind-rules.ts'
import { IfWrong } from '../components/IfWrong.tsx'
import type { SampleProgress } from '../model.ts'
import { sampleProgress } from '../queries.ts'
import { reportAddress } from '../rules.ts'
import '../components/bind.css'

function Binding({ sample }: { sample: SampleProgress }) {
  const report = reportAddress(sample)
  return (
    <Card className="binding">
      <SampleTracker sample={sample} />
      {report && (
        <LinkButton block to={report}>
          查看报告
        </LinkButton>
      )}
    </Card>
  )
}

function MoreBindings() {
  return (
    <Card>
      <Row label="绑定牙源样本" to={paths.toothSelect} />
      <Row label="绑定储存合同" to={paths.contractBinding} />
    </Card>
  )
}

/** /my-binding: every bound sample with its progress (BIND-010, BIND-016). */
export default function MyBindingScreen() {
  const { data: samples } = useSuspenseQuery(sampleProgress())
  if (samples.items.length === 0)
    return (
      <Page title="我的样本">
        <EmptyState
          picture="empty-sample"
          text="还没有绑定样本。收到采样盒后，用盒上的编号绑定"
          action={{ label: '绑定样本', to: paths.bindInput }}
        />
        <MoreBindings />
      </Page>
    )
  return (
    <Page title="我的样本">
      <CollapsedList items={samples.items}>
        {(shown) => shown.map((sample) => <Binding key={sample.sampleId} sample={sample} />)}
      </CollapsedList>
      <IfWrong unsent={samples.items.some(isUnsent)} />
      <Card>
        <FollowRow label="微信提醒检测进度" />
      </Card>
      <div className="binding-new">
        <LinkButton kind="plain" block to={paths.bindInput}>
          绑定新的样本
        </LinkButton>
      </div>
      <MoreBindings />
    </Page>
  )
}
