import { randomKey } from '#/shared/lib/random-key.ts'

/** Specification §5 and §9: WeChat gives at most this many pictures at once (VAL-031). */
export const MAX_PER_CHOOSE = 9

/** Shown while a picture is uploading (specification §8, VAL-035). */
export const UPLOADING = '上传中'
export const UPLOAD_WAITS = '等待上传'
export const UPLOAD_FAILED = '上传图片未成功'

/** Shown on pictures that were chosen where uploading is impossible. */
export const UPLOAD_IN_WECHAT = '请在微信中打开后上传'

/** `waiting` means queued behind other uploads. `kept` pictures stay in this page until it is opened in WeChat. */
type PictureState = 'waiting' | 'uploading' | 'saved' | 'failed' | 'kept'

export type PictureStep =
  | { state: 'waiting' }
  | { state: 'uploading' }
  | { state: 'saved'; url: string }
  | { state: 'failed' }
  | { state: 'kept' }

export interface Picture {
  id: string
  state: PictureState
  /** The address of a saved picture, the data URL of a kept picture, else empty. */
  url: string
  /** WeChat's local id, for a retry; empty for a picture from the server. */
  localId: string
}

/** How many pictures may be chosen now: at most nine at once and `maxSize` in all (VAL-031, VAL-032). */
export const chooseCount = (have: number, maxSize: number): number =>
  Math.max(0, Math.min(MAX_PER_CHOOSE, maxSize - have))

/** An empty slot follows the pictures until there are `maxSize` (VAL-033). */
export const hasEmptySlot = (have: number, maxSize: number): boolean => have < maxSize

/** Queued or uploading. */
export const isOnTheWay = ({ state }: Picture): boolean => state === 'waiting' || state === 'uploading'

const isOnTheServer = (picture: Picture): boolean => picture.state === 'saved' || isOnTheWay(picture)

/** VAL-034: the last picture cannot be deleted. A failed or kept picture does not count and can always be deleted. */
export function mayDelete(value: readonly Picture[], id: string): boolean {
  const picture = value.find((one) => one.id === id)
  if (!picture) return false
  return !isOnTheServer(picture) || value.filter(isOnTheServer).length > 1
}

/** Random, because a draft may contain pictures from an earlier visit of the screen. */
export const newPictureId = randomKey

/** Whether this is the only picture of a field for exactly one: it cannot be deleted, and no other can be added. */
export const isOnlyReplaced = (value: readonly Picture[], maxSize: number, optional: boolean): boolean =>
  maxSize === 1 && !optional && value.length === 1 && value.every(isOnTheServer)

/** Pictures already on the server. */
export const savedPictures = (urls: readonly string[]): Picture[] =>
  urls.map((url) => ({ id: newPictureId(), state: 'saved', url, localId: '' }))

/** The newly chosen pictures, waiting for their upload; at most up to the limit (VAL-032). */
export const chosenPictures = (localIds: readonly string[], have: number, maxSize: number): Picture[] =>
  localIds
    .slice(0, chooseCount(have, maxSize))
    .map((localId) => ({ id: newPictureId(), state: 'waiting', url: '', localId }))

/** Pictures chosen outside WeChat, as data URLs; at most up to the limit (VAL-032). */
export const filePictures = (urls: readonly string[], have: number, maxSize: number): Picture[] =>
  urls.slice(0, chooseCount(have, maxSize)).map((url) => ({ id: newPictureId(), state: 'waiting', url, localId: '' }))

/** Changes one picture; if it was deleted meanwhile, it stays deleted. */
export const withPicture = (value: readonly Picture[], id: string, change: Partial<Omit<Picture, 'id'>>): Picture[] =>
  value.map((picture) => (picture.id === id ? { ...picture, ...change } : picture))

export const withoutPicture = (value: readonly Picture[], id: string): Picture[] =>
  value.filter((picture) => picture.id !== id)

/** The addresses to send with a form. */
export const pictureUrls = (value: readonly Picture[]): string[] =>
  value.flatMap(({ state, url }) => (state === 'saved' && url ? [url] : []))

export const hasKept = (value: readonly Picture[]): boolean => value.some(({ state }) => state === 'kept')

/** While this is true, the form must not be submitted. */
export const isUploading = (value: readonly Picture[]): boolean => value.some(isOnTheWay)
