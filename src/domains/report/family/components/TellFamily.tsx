import { copyText } from '#/shared/lib/copy.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import '../../words/components/understand.css'

async function copy(text: string) {
  const copied = await copyText(text)
  toast(copied ? '已复制，可以粘贴到微信' : '复制失败，请长按文字复制', copied ? 'success' : undefined)
}

/** The item in a short text for the family, to read aloud or to paste into a chat. */
export function TellFamily({ text }: { text: string }) {
  return (
    <Card title="给家人讲" className="tell">
      <blockquote>{text}</blockquote>
      <Button kind="plain" block onPress={() => void copy(text)}>
        复制这段话
      </Button>
    </Card>
  )
}
