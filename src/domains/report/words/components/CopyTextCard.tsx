import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { copyWithToast } from '#/shared/ui/layers/copy.ts'
import './understand.css'

export function CopyTextCard({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title} className="tell">
      <blockquote>{text}</blockquote>
      <Button
        kind="plain"
        block
        onPress={() => void copyWithToast(text, '已复制，可以粘贴到微信', '复制失败，请长按文字复制')}
      >
        复制这段话
      </Button>
    </Card>
  )
}
