import * as z from 'zod/mini'
import { linesOfMarkup } from '#/shared/lib/safe/markup.ts'
import { block } from './blocks.ts'
import { Text } from './wire.ts'

/**
 * A plain text that staff write, often in an editor for rich text: read without its markup, one line for each
 * paragraph. Texts that people type into this app are `Text`, and shown as they are; rich text is `Text` for `RichText`.
 */
export const Prose = block(z.pipe(Text, z.transform(linesOfMarkup)), { kind: 'tolerant', plain: 'prose', fallback: '' })
