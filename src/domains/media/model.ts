import * as z from 'zod/mini'
import { Name, shape, Text, WholeNumber } from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

export const MediaId = z.object({ mediaId: z.string() })

/** The reply of download-and-save; `savedPicture` in rules.ts says when the picture is saved (VAL-036). */
export const SavedMedia = shape('SavedMedia', { status: WholeNumber, imageUrl: Text, resourcePath: Text })
export type SavedMedia = z.infer<typeof SavedMedia>

export const SignQuery = z.object({ url: z.string() })
export const Signature = shape('JsapiSignature', { appId: Name, timestamp: Name, nonceStr: Name, signature: Name })
export type Signature = z.infer<typeof Signature>
