import { lazyPart } from '../lazy/lazy-part.tsx'
import './qr.css'

/** A QR code. `label` is its text for screen readers. */
export const QrCode = lazyPart(
  () => import('./QrPicture.tsx'),
  <div className="qr-wait" role="status" aria-label="加载中" />,
)
