import { draftGeneration } from '#/shared/form/drafts.ts'
import type { Picture, PictureStep } from './image-picker-rules.ts'

/** iOS loses an upload that starts in the instant the last one ended. */
export const UPLOAD_PAUSE_MS = 100

type Tell = (step: PictureStep) => void
export type SentPicture = Pick<Picture, 'id' | 'localId'>

/** The way of every picture to the server. */
export interface PictureQueue {
  /** Takes a picture into the queue and tells each state that it comes to; never throws. */
  send: (picture: SentPicture, tell: Tell) => void
  /** Takes up a picture that was sent before this screen was there. @returns whether it is known. */
  follow: (id: string, tell: Tell) => boolean
  /** The screen goes; what its picture comes to is kept for the next one that follows it. */
  leave: (id: string) => void
  /** The picture was deleted: it is not sent any more, and its end is told to nobody. */
  drop: (id: string) => void
}

interface Entry {
  step: PictureStep
  tell: Tell | null
  /** Another person meanwhile: their pictures are not sent in the name of the next one. */
  born: number
}

const rest = () => new Promise<void>((resolve) => void setTimeout(resolve, UPLOAD_PAUSE_MS))

const hasEnded = ({ state }: PictureStep): boolean => state !== 'waiting' && state !== 'uploading'

/**
 * One picture after another, whichever screen sent it: WeChat loses one of two uploads at once, and on a slow line two
 * only share it. A failed one does not stop the next.
 * @param upload takes a picture that WeChat keeps on the phone to the server; whatever it throws counts as not uploaded.
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
      // Only WeChat's own pictures have a call that takes them (decision 442); a file waits for one.
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
