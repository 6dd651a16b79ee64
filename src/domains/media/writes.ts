import { write } from '#/shared/api/write.ts'
import { mediaApi } from './contract.ts'

/** Keeps a picture that WeChat has taken (VAL-036). */
export const savePicture = write(mediaApi.save)
