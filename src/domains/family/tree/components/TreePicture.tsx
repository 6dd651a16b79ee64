import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { SavablePicture } from '#/widgets/share/SavablePicture.tsx'
import { type Drawing, useDrawing } from '#/widgets/share/use-drawing.ts'
import type { Pedigree } from '../pedigree-rules.ts'
import './tree-picture.css'

/** Draws the picture; the drawing code is loaded with the first picture. */
const drawn = (pedigree: Pedigree, masked: boolean) =>
  import('./draw-tree.ts').then(({ drawTree }) => drawTree(pedigree, masked))

function Result({ made, onAgain }: { made: Drawing; onAgain: () => void }) {
  if (made.state === 'failed')
    return (
      <>
        <p role="alert">图片没有画成，可以看列表。</p>
        <Button block onPress={onAgain}>
          再画一次
        </Button>
        <LinkButton block kind="plain" to={to(paths.pedigree, { type: 'list' })} replace>
          看列表
        </LinkButton>
      </>
    )
  if (made.state !== 'done') return <p role="status">正在画图…</p>
  return <SavablePicture className="tree-picture" src={made.src} alt="家庭族谱图片" />
}

/** The family tree as a picture to share; names are masked unless the person shows them. */
export function TreePicture({ pedigree }: { pedigree: Pedigree }) {
  const [open, setOpen] = useState(false)
  const [masked, setMasked] = useState(true)
  const { made, draw } = useDrawing()
  const start = (hide: boolean) => {
    setMasked(hide)
    setOpen(true)
    draw(drawn(pedigree, hide))
  }
  return (
    <>
      <Button kind="plain" onPress={() => start(true)}>
        导出图片
      </Button>
      <Sheet title="导出图片" open={open} onClose={() => setOpen(false)}>
        <div className="tree-export">
          <label className="tree-mask">
            隐藏姓名
            <input
              type="checkbox"
              role="switch"
              checked={masked}
              aria-checked={masked}
              onChange={(event) => start(event.target.checked)}
            />
          </label>
          <Result made={made} onAgain={() => start(masked)} />
        </div>
      </Sheet>
    </>
  )
}
