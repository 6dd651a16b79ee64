import { latePart } from '../late/late-part.tsx'
import './qr.css'

/** A QR code. `label` is its text for screen readers. */
export const QrCode = latePart(
  () => import('./QrPicture.tsx'),
  <div className="qr-wait" role="status" aria-label="加载中" />,
)
