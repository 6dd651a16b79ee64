import { useState } from 'react'
import { config } from '#/config.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { copyWithToast } from '#/shared/ui/layers/copy.ts'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { type Drawing, useDrawing } from '#/widgets/share/use-drawing.ts'
import { type ReportFacts, reportText } from '../report-text.ts'
import './export.css'

/** Draws the picture; the drawing code is loaded with the first picture. */
const drawn = (facts: ReportFacts) => import('./draw-statistics.ts').then(({ drawStatistics }) => drawStatistics(facts))

function Result({ made, facts, onAgain }: { made: Drawing; facts: ReportFacts; onAgain: () => void }) {
  if (made.state === 'failed')
    return (
      <>
        <p role="alert">图片没有画成，可以改用“复制文字”。</p>
        <Button block onPress={onAgain}>
          再画一次
        </Button>
      </>
    )
  if (made.state !== 'done') return <p role="status">正在画图…</p>
  return (
    <figure className="stats-picture">
      <img src={made.src} alt={`${facts.headline}的统计图片`} />
      <figcaption>{isWechat() ? '长按图片保存或发给同事' : '图片里只有总数和内容，没有访客的姓名'}</figcaption>
      {!isWechat() && (
        <LinkButton kind="plain" href={made.src} download={`${config.appName}.png`}>
          保存图片
        </LinkButton>
      )}
    </figure>
  )
}

export default function ExportStatistics(facts: ReportFacts) {
  const [open, setOpen] = useState(false)
  const { made, draw } = useDrawing()
  const start = () => {
    setOpen(true)
    draw(drawn(facts))
  }
  const copy = () => void copyWithToast(reportText(facts), '文字已复制，可以粘贴到聊天里', '复制没有成功，请截图保存')
  return (
    <div className="stats-export">
      <Button kind="plain" onPress={start}>
        保存为图片
      </Button>
      <Button kind="plain" onPress={copy}>
        复制文字
      </Button>
      <Sheet title="统计图片" open={open} onClose={() => setOpen(false)}>
        <Result made={made} facts={facts} onAgain={start} />
      </Sheet>
    </div>
  )
}
