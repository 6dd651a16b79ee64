import { resourceUrl } from '#/shared/lib/pictures.ts'
import { UPLOAD_FAILED } from '#/shared/ui/image-picker-rules.ts'
import type { SavedMedia } from './model.ts'

/** VAL-037: the media id goes in the query and in the body. */
export const saveInput = (mediaId: string) => ({ query: { mediaId }, body: { mediaId } })

/**
 * VAL-036: what download-and-save answered as a picture; only status 200 in the reply means saved.
 * @throws Error with the text of VAL-035 for any other status, none, or no address.
 */
export function savedPicture(reply: SavedMedia): { url: string } {
  const url = reply.imageUrl || (reply.resourcePath && resourceUrl('public', reply.resourcePath))
  if (reply.status !== 200 || !url) throw new Error(UPLOAD_FAILED)
  return { url }
}
