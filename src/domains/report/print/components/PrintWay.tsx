import { Button } from '#/shared/ui/Button.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'

/** WeChat cannot print, so it shows how to print or save the page. */
export function PrintWay() {
  if (isWechat())
    return <p className="muted">可以直接把手机给医生看，也可以截图。要打印时，点右上角选择在浏览器打开。</p>
  return (
    <Button kind="plain" block onPress={() => window.print()}>
      打印或存成 PDF
    </Button>
  )
}
