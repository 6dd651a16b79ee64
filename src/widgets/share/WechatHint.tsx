import { createPortal } from 'react-dom'
import { useModal } from '#/shared/ui/layers/use-modal.ts'
import './share-options.css'

/** A hint with an arrow to WeChat's own menu, which a page cannot open. */
export function WechatHint({ onClose }: { onClose: () => void }) {
  const { box, onKeyDown } = useModal<HTMLButtonElement>(true, onClose)
  // The hint is rendered outside of its sheet, because inside a transformed sheet it would be fixed to the sheet.
  return createPortal(
    <button ref={box} type="button" className="wechat-hint" onClick={onClose} onKeyDown={onKeyDown}>
      <span className="wechat-hint-arrow" aria-hidden="true" />
      <strong>点右上角的“···”</strong>
      <span>再选“发送给朋友”或“分享到朋友圈”</span>
      <span className="wechat-hint-done">知道了</span>
    </button>,
    document.body,
  )
}
