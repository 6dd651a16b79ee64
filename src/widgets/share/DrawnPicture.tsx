import type { ReactNode } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { SavablePicture, type SavablePictureProps } from './SavablePicture.tsx'
import type { Drawing } from './use-drawing.ts'

interface DrawnPictureProps extends Omit<SavablePictureProps, 'src' | 'ref'> {
  made: Drawing
  onAgain: () => void
  /** Shown when the drawing has failed; the text says what the person can do instead. */
  failedText: string
  /** A link to this alternative. */
  otherwise?: ReactNode
}

/** The picture that `useDrawing` draws, in a sheet: its progress, its failure, and the picture itself. */
export function DrawnPicture({ made, onAgain, failedText, otherwise, ...picture }: DrawnPictureProps) {
  if (made.state === 'done') return <SavablePicture src={made.src} {...picture} />
  if (made.state !== 'failed') return <p role="status">正在画图…</p>
  return (
    <>
      <p role="alert">{failedText}</p>
      <Button block onPress={onAgain}>
        再画一次
      </Button>
      {otherwise}
    </>
  )
}
