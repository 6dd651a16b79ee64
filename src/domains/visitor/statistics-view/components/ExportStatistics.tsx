import { useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { copyWithToast } from '#/shared/ui/layers/copy.ts'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { DrawnPicture } from '#/widgets/share/DrawnPicture.tsx'
import { useDrawing } from '#/widgets/share/use-drawing.ts'
import { type ReportFacts, reportText } from '../report-text.ts'
import './export.css'

/** Draws the picture; the drawing code is loaded with the first picture. */
const drawn = (facts: ReportFacts) => import('./draw-statistics.ts').then(({ drawStatistics }) => drawStatistics(facts))

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
        <DrawnPicture
          made={made}
          className="stats-picture"
          alt={`${facts.headline}的统计图片`}
          caption={isWechat() ? '长按图片保存或发给同事' : '图片里只有总数和内容，没有访客的姓名'}
          onAgain={start}
          failedText="图片没有画成，可以改用“复制文字”。"
        />
      </Sheet>
    </div>
  )
}
