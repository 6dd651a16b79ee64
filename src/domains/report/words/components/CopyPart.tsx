import { copyText } from '#/shared/lib/copy.ts'
import { CopyIcon } from '#/shared/ui/icons.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'

export async function copyWithWord(text: string) {
  const copied = await copyText(text)
  toast(copied ? '已复制' : '复制失败，请长按文字复制', copied ? 'success' : undefined)
}

/** Copies one value of the technical part. */
export function CopyPart({ name, text }: { name: string; text: string }) {
  return (
    <button type="button" className="icon-button" aria-label={`复制 ${name}`} onClick={() => void copyWithWord(text)}>
      <CopyIcon size={18} />
    </button>
  )
}
