import { Button } from '#/shared/ui/Button.tsx'
import { SavablePicture } from '#/widgets/share/SavablePicture.tsx'
import { useDrawing } from '#/widgets/share/use-drawing.ts'
import type { SheetPage } from '../sheet-rules.ts'

const drawn = (page: SheetPage) => import('./draw-sheet.ts').then(({ drawSheet }) => drawSheet(page))

/** The first page as a picture to save, for browsers that cannot print. */
export function SheetPicture({ page }: { page: SheetPage }) {
  const { made, draw } = useDrawing()
  if (made.state === 'done')
    return <SavablePicture src={made.src} alt="给医生看的一页" caption="长按图片保存，或发给医生" />
  return (
    <>
      {made.state === 'failed' && <p role="alert">图片没有画成，请截图保存。</p>}
      <Button block busy={made.state === 'drawing'} onPress={() => draw(drawn(page))}>
        存成图片
      </Button>
    </>
  )
}
