import * as z from 'zod/mini'
import { linesOfMarkup } from '#/shared/lib/safe/markup.ts'
import { block } from './blocks.ts'
import { Text } from './wire.ts'

/**
 * A plain text that staff write, often in an editor for rich text. It is read without its markup, with one line for
 * each paragraph. For texts that people type into this app use `Text`, which is shown unchanged; for rich text, use
 * `Text` and show it with `RichText`.
 */
export const Prose = block(z.pipe(Text, z.transform(linesOfMarkup)), { kind: 'tolerant', plain: 'prose', fallback: '' })
