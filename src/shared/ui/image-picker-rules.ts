/** Specification §4: WeChat gives at most this many pictures at once (VAL-031). */
export const MAX_PER_CHOOSE = 9

/** Specification §8 (VAL-035). */
export const UPLOADING = '上传中'
export const UPLOAD_FAILED = '上传图片未成功'

export type PictureState = 'uploading' | 'saved' | 'failed'

export interface Picture {
  id: string
  state: PictureState
  /** The address once it is saved, else empty. */
  url: string
  /** Where WeChat keeps it on the phone, for another try; empty when it came from the server. */
  localId: string
}

/** How many pictures may be chosen now: nine at once, never more than `maxSize` in all (VAL-031, VAL-032). */
export const chooseCount = (have: number, maxSize: number): number =>
  Math.max(0, Math.min(MAX_PER_CHOOSE, maxSize - have))

/** An empty slot stands after the pictures until there are `maxSize` (VAL-033). */
export const hasEmptySlot = (have: number, maxSize: number): boolean => have < maxSize

/** VAL-034: the last picture stays. One that was never saved is no picture yet and may always go. */
export function mayDelete(value: readonly Picture[], id: string): boolean {
  const picture = value.find((one) => one.id === id)
  if (!picture) return false
  return picture.state === 'failed' || value.filter((one) => one.state !== 'failed').length > 1
}

// The start of the page is part of an id: a draft may bring pictures of an earlier page along.
const page = Date.now().toString(36)
let last = 0
const newId = () => `${page}-${(last += 1)}`

/** Pictures that the server already has. */
export const savedPictures = (urls: readonly string[]): Picture[] =>
  urls.map((url) => ({ id: newId(), state: 'saved', url, localId: '' }))

/** Pictures that were just chosen, as many as still fit (VAL-032). */
export const chosenPictures = (localIds: readonly string[], have: number, maxSize: number): Picture[] =>
  localIds
    .slice(0, chooseCount(have, maxSize))
    .map((localId) => ({ id: newId(), state: 'uploading', url: '', localId }))

/** One picture changed; a picture that was deleted meanwhile stays deleted. */
export const withPicture = (value: readonly Picture[], id: string, change: Partial<Omit<Picture, 'id'>>): Picture[] =>
  value.map((picture) => (picture.id === id ? { ...picture, ...change } : picture))

export const withoutPicture = (value: readonly Picture[], id: string): Picture[] =>
  value.filter((picture) => picture.id !== id)

/** The addresses to send with a form. */
export const pictureUrls = (value: readonly Picture[]): string[] =>
  value.flatMap(({ state, url }) => (state === 'saved' && url ? [url] : []))

/** While this is true a form must not be sent. */
export const isUploading = (value: readonly Picture[]): boolean => value.some(({ state }) => state === 'uploading')
