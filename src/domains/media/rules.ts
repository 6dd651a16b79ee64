import { resourceUrl } from '#/shared/lib/pictures.ts'
import { UPLOAD_FAILED } from '#/shared/ui/pictures/image-picker-rules.ts'
import type { SavedMedia } from './model.ts'

/** VAL-037: the media id is sent in the query and in the body. */
export const saveInput = (mediaId: string) => ({ query: { mediaId }, body: { mediaId } })

/**
 * VAL-036: the saved picture of a download-and-save reply with HTTP status 200; a `status` in its body must not
 * contradict it.
 * @throws Error with the text of VAL-035 for another status or no address.
 */
export function savedPicture(reply: SavedMedia): { url: string } {
  const url = reply.imageUrl || (reply.resourcePath && resourceUrl('public', reply.resourcePath))
  if ((reply.status !== null && reply.status !== 200) || !url) throw new Error(UPLOAD_FAILED)
  return { url }
}
