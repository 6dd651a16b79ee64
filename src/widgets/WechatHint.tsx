import { createPortal } from 'react-dom'
import './share-ways.css'

/** Where WeChat's own menu is: no page may open it. */
export function WechatHint({ onClose }: { onClose: () => void }) {
  // Out of the sheet that it may stand in, whose movement would hold it.
  return createPortal(
    <button type="button" className="wechat-hint" onClick={onClose}>
      <span className="wechat-hint-arrow" aria-hidden="true" />
      <strong>点右上角的“···”</strong>
      <span>再选“发送给朋友”或“分享到朋友圈”</span>
      <span className="wechat-hint-done">知道了</span>
    </button>,
    document.body,
  )
}
