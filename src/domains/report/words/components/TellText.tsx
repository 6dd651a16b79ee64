import { copyText } from '#/shared/lib/copy.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import './understand.css'

async function copy(text: string) {
  const copied = await copyText(text)
  toast(copied ? '已复制，可以粘贴到微信' : '复制失败，请长按文字复制', copied ? 'success' : undefined)
}

/** A short text for others, to read aloud or to paste into a chat. */
export function TellText({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title} className="tell">
      <blockquote>{text}</blockquote>
      <Button kind="plain" block onPress={() => void copy(text)}>
        复制这段话
      </Button>
    </Card>
  )
}
