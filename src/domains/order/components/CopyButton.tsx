import { Button } from '#/shared/ui/Button.tsx'
import { copyOrShow } from '#/shared/ui/layers/copy.ts'

interface CopyButtonProps {
  text: string
  /** The name of the copied text for screen readers. */
  label: string
}

/** Copies a text of an order. If that fails, the text is shown, because the screen may mask it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = () => void copyOrShow(text, '已复制')
  return (
    <Button kind="text" label={label} onPress={copy}>
      复制
    </Button>
  )
}
