import { neanderthalShare } from '../ancestry-rules.ts'
import { AncestryPage } from '../components/AncestryPage.tsx'
import { AncestryVerdict } from '../components/AncestryVerdict.tsx'
import { Neanderthal } from '../components/Neanderthal.tsx'
import { Unknown } from '../components/Unknown.tsx'

const reasons = [
  '这份报告里没有可用的比例，通常是因为检测数据还不足以推算。',
  '它只讲几万年前的故事，与健康没有直接关系，缺少这一项不影响其他结果。',
]

export default function AncestryNeanderthalScreen() {
  return (
    <AncestryPage type="NEANDERTHAL">
      {({ ancestry, view }) => {
        const rate = neanderthalShare(ancestry)
        if (rate === null) return <Unknown title="暂无法分析" reasons={reasons} />
        return (
          <>
            <Neanderthal rate={rate} />
            <AncestryVerdict text={view.verdict} />
          </>
        )
      }}
    </AncestryPage>
  )
}
