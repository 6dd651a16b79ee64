import { copyText } from '#/shared/lib/copy.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'

interface CopyButtonProps {
  text: string
  /** Names the copied number for screen readers. */
  label: string
}

/** Copies a number. If that fails, a toast explains how to copy it by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = async () => {
    const copied = await copyText(text)
    toast(copied ? '已复制' : '复制失败，请长按号码复制', copied ? 'success' : undefined)
  }
  return (
    <Button kind="text" label={label} onPress={() => void copy()}>
      复制
    </Button>
  )
}
