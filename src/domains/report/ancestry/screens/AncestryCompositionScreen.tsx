import { useMemo } from 'react'
import { compositionOf } from '../ancestry-rules.ts'
import type { ItemDetail } from '../../results/item-rules.ts'
import { AncestryPage } from '../components/AncestryPage.tsx'
import { AncestryVerdict } from '../components/AncestryVerdict.tsx'
import { Composition } from '../components/Composition.tsx'
import { Unknown } from '../components/Unknown.tsx'

const reasons = [
  '这份报告里没有可用的祖源成分，通常是因为检测数据还不足以推算。',
  '参考人群的数据更新后，也许就能给出结果；缺少这一项不影响报告的其他部分。',
]

function Shown({ ancestry, view: { verdict } }: ItemDetail) {
  const view = useMemo(() => compositionOf(ancestry), [ancestry])
  if (!view) return <Unknown title="暂无法分析" reasons={reasons} />
  return (
    <>
      <AncestryVerdict text={verdict} />
      <Composition view={view} />
    </>
  )
}

export default function AncestryCompositionScreen() {
  return <AncestryPage type="ANCESTRY_COMPOSITION">{(detail) => <Shown {...detail} />}</AncestryPage>
}
