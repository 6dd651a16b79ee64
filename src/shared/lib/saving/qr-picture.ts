import { pngOf } from './png.ts'
import { qrModules } from '../qr.ts'
import { withQuietZone } from './quiet-zone.ts'

/** Px of a module: large enough to be read from a saved picture. */
const CELL = 10

/** The code of a link as a PNG, which can be saved by a long press; made without a canvas. */
export const qrPicture = (link: string): string => pngOf(withQuietZone(qrModules(link)), CELL)
