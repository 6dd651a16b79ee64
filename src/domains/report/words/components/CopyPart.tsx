import { CopyIcon } from '#/shared/ui/icons.tsx'
import { copyWithToast } from '#/shared/ui/layers/copy.ts'

export const copyWithWord = (text: string) => copyWithToast(text, '已复制', '复制失败，请长按文字复制')

export function CopyPart({ name, text }: { name: string; text: string }) {
  return (
    <button type="button" className="icon-button" aria-label={`复制 ${name}`} onClick={() => void copyWithWord(text)}>
      <CopyIcon size={18} />
    </button>
  )
}
