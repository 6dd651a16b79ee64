import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { DrawnPicture } from '#/widgets/share/DrawnPicture.tsx'
import { useDrawing } from '#/widgets/share/use-drawing.ts'
import type { Pedigree } from '../pedigree-rules.ts'
import './tree-picture.css'

/** Draws the picture; the drawing code is loaded with the first picture. */
const drawn = (pedigree: Pedigree, masked: boolean) =>
  import('./draw-tree.ts').then(({ drawTree }) => drawTree(pedigree, masked))

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
          <DrawnPicture
            made={made}
            className="tree-picture"
            alt="家庭族谱图片"
            onAgain={() => start(masked)}
            failedText="图片没有画成，可以看列表。"
            otherwise={
              <LinkButton block kind="plain" to={to(paths.pedigree, { type: 'list' })} replace>
                看列表
              </LinkButton>
            }
          />
        </div>
      </Sheet>
    </>
  )
}
