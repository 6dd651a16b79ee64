import { type DraftGeneration, draftGeneration } from '#/shared/form/drafts.ts'
import type { Picture, PictureStep } from './image-picker-rules.ts'

/** iOS loses an upload that starts at the moment the previous upload ends. */
export const UPLOAD_PAUSE_MS = 100

type Tell = (step: PictureStep) => void
type SentPicture = Pick<Picture, 'id' | 'localId'>

export interface PictureQueue {
  /** Queues a picture and reports each of its states; never throws. */
  send: (picture: SentPicture, tell: Tell) => void
  /** Reports states of an upload that an earlier screen started, and returns whether the picture is in the queue. */
  follow: (id: string, tell: Tell) => boolean
  /** Call it when the screen unmounts. The result is stored for the next screen that calls `follow`. */
  leave: (id: string) => void
  /** Call it when the picture was deleted: it is no longer sent, and no state is reported. */
  drop: (id: string) => void
}

interface Entry {
  step: PictureStep
  tell: Tell | null
  /** The drafts to which the picture belongs: it must not be uploaded for a person who has signed in meanwhile. */
  born: DraftGeneration
}

const rest = () => new Promise<void>((resolve) => void setTimeout(resolve, UPLOAD_PAUSE_MS))

const hasEnded = ({ state }: PictureStep): boolean => state !== 'waiting' && state !== 'uploading'

/**
 * One upload at a time, whichever screen started it: of two parallel uploads WeChat loses one, and on a slow connection
 * they only share the bandwidth. A failed upload does not stop the next.
 * @param upload uploads a picture by WeChat's local id; anything it throws counts as a failed upload.
 */
export function createPictureQueue(upload: (localId: string) => Promise<{ url: string }>): PictureQueue {
  const entries = new Map<string, Entry>()
  let last: Promise<void> = Promise.resolve()
  const known = (id: string): Entry | null => {
    const entry = entries.get(id)
    if (entry && entry.born !== draftGeneration()) entries.delete(id)
    return entries.get(id) ?? null
  }
  const say = (id: string, step: PictureStep) => {
    const entry = known(id)
    if (!entry) return
    entry.step = step
    if (!entry.tell) return
    if (hasEnded(step)) entries.delete(id)
    entry.tell(step)
  }
  const run = async ({ id, localId }: SentPicture) => {
    if (!known(id)) return
    say(id, { state: 'uploading' })
    say(
      id,
      await upload(localId).then(
        ({ url }) => ({ state: 'saved', url }) as const,
        () => ({ state: 'failed' }) as const,
      ),
    )
    await rest()
  }
  return {
    send: (picture, tell) => {
      // Only pictures chosen in WeChat can be uploaded (decision 442); other files become `kept`.
      if (picture.localId === '') return void tell({ state: 'kept' })
      entries.set(picture.id, { step: { state: 'waiting' }, tell, born: draftGeneration() })
      tell({ state: 'waiting' })
      last = last.then(() => run(picture))
    },
    follow: (id, tell) => {
      const entry = known(id)
      if (!entry) return false
      entry.tell = tell
      say(id, entry.step)
      return true
    },
    leave: (id) => {
      const entry = entries.get(id)
      if (entry) entry.tell = null
    },
    drop: (id) => void entries.delete(id),
  }
}
