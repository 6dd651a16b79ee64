import { Button } from '#/shared/ui/Button.tsx'
import { copyWithToast } from '#/shared/ui/layers/copy.ts'

interface CopyButtonProps {
  text: string
  /** Names the copied number for screen readers. */
  label: string
}

/** Copies a number. If that fails, a toast explains how to copy it by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = () => void copyWithToast(text, '已复制', '复制失败，请长按号码复制')
  return (
    <Button kind="text" label={label} onPress={copy}>
      复制
    </Button>
  )
}
