import * as z from 'zod/mini'
import { block } from './blocks.ts'
import { Text } from './wire.ts'

/** Browsers lay out megabytes of text on one line wrongly; no real title is this long. */
const LONGEST = 2000

/** A title, cut to the length that engines lay out correctly. */
export const cutTitle = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** A title or a name of one line that is shown and never sent back, cut before it is laid out. */
export const Title = block(z.pipe(Text, z.transform(cutTitle)), { kind: 'tolerant', plain: 'text', fallback: '' })
