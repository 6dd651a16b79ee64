import { pngOf } from './png.ts'
import { qrModules } from './qr.ts'
import { withQuietZone } from './quiet-zone.ts'

/** Width of a QR module in px: large enough to be scanned from a saved picture. */
const CELL = 10

/** The QR code of a link as a PNG, which a long press can save; made without a canvas. */
export const qrPicture = (link: string): string => pngOf(withQuietZone(qrModules(link)), CELL)
