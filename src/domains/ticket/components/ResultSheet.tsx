import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import type { Draw } from '../model.ts'
import { isPrizeUnreadable, kindOfDraw, prizeOf, prizeLinkOf } from '../prizes.ts'
import { PrizePicture } from './PrizePicture.tsx'
import './ticket.css'

interface ResultSheetProps {
  /** null while the sheet is closed. */
  draw: Draw | null
  chances: number
  onClose: () => void
}

export function ResultSheet({ draw, chances, onClose }: ResultSheetProps) {
  const prize = draw && prizeOf(draw)
  const link = prize && prizeLinkOf(prize)
  const isUnreadable = draw !== null && isPrizeUnreadable(draw)
  return (
    <Sheet title="抽奖结果" open={draw !== null} onClose={onClose}>
      <div className="lottery-sheet">
        <PrizePicture kind={draw ? kindOfDraw(draw) : 'thanks'} size={56} />
        <strong>{prize ? `抽中了 ${prize.name}` : isUnreadable ? '抽奖结果没有读出来' : '谢谢参与'}</strong>
        <p>{link ? link.text : isUnreadable ? '请稍后到“抽奖记录”查看。' : '这次没有抽中。'}</p>
        <p className="muted">{chances > 0 ? `还可以抽${chances}次` : '抽奖机会已经用完'}</p>
        {link && (
          <LinkButton block to={link.to}>
            {link.label}
          </LinkButton>
        )}
        <Button block kind={link ? 'plain' : 'primary'} onPress={onClose}>
          {chances > 0 ? '继续抽奖' : '知道了'}
        </Button>
      </div>
    </Sheet>
  )
}
