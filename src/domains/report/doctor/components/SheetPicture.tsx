import { useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { SavablePicture } from '#/widgets/share/SavablePicture.tsx'
import type { SheetPage } from '../sheet-rules.ts'

type Drawing = { state: 'none' | 'drawing' | 'failed' } | { state: 'done'; src: string }

/** Draws the page; the drawing code is loaded with the first picture. */
const drawn = (page: SheetPage): Promise<Drawing> =>
  import('./draw-sheet.ts').then(({ drawSheet }) => ({ state: 'done', src: drawSheet(page) }) as const)

/** The first page as a picture to save, where nothing can be printed. */
export function SheetPicture({ page }: { page: SheetPage }) {
  const [made, setMade] = useState<Drawing>({ state: 'none' })
  const draw = () => {
    setMade({ state: 'drawing' })
    void drawn(page).then(setMade, () => setMade({ state: 'failed' }))
  }
  if (made.state === 'done')
    return <SavablePicture src={made.src} alt="给医生看的一页" caption="长按图片保存，或发给医生" />
  return (
    <>
      {made.state === 'failed' && <p role="alert">图片没有画成，请截图保存。</p>}
      <Button block busy={made.state === 'drawing'} onPress={draw}>
        存成图片
      </Button>
    </>
  )
}
