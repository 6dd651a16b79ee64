import * as z from 'zod/mini'
import { Text } from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

export const MediaId = z.object({ mediaId: z.string() })

/** What download-and-save answers; only status 200 in it means saved (VAL-036). */
export const SavedMedia = z.object({ status: z.optional(z.number()), imageUrl: Text, resourcePath: Text })
export type SavedMedia = z.infer<typeof SavedMedia>

export const SignQuery = z.object({ url: z.string() })
export const Signature = z.object({
  appId: z.string(),
  timestamp: z.union([z.string(), z.number()]),
  nonceStr: z.string(),
  signature: z.string(),
})
export type Signature = z.infer<typeof Signature>
