import { identityNow } from '#/shared/api/identity.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import { newPictureId } from '#/shared/ui/pictures/image-picker-rules.ts'
import { createPictureQueue } from '#/shared/ui/pictures/picture-queue.ts'
import { uploadImage } from '#/shared/wechat/wechat.ts'
import { saveInput, savedPicture } from './rules.ts'
import { savePicture } from './mutations.ts'

/** The upload queue of the app: every picture goes through it (VAL-036, VAL-037). */
export const pictureQueue = createPictureQueue(async (localId) => {
  const identity = identityNow()
  const mediaId = await uploadImage(localId)
  return savedPicture(await sendMutation(savePicture, saveInput(mediaId), identity))
})

/**
 * Uploads one picture that was chosen in WeChat, when the queue reaches it.
 * @returns the address of the saved picture, or null if it was not saved. The promise never settles if the person signs
 * out or another person signs in before the upload has ended.
 */
export const uploadPicture = (localId: string): Promise<string | null> =>
  new Promise((resolve) => {
    pictureQueue.send({ id: newPictureId(), localId }, (step) => {
      if (step.state === 'saved') resolve(step.url)
      else if (step.state === 'failed' || step.state === 'kept') resolve(null)
    })
  })
