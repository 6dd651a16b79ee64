import { defineMutation } from '#/shared/api/mutation.ts'
import { mediaApi } from './api.ts'

/** Saves a picture that was uploaded to WeChat (VAL-036). */
export const savePicture = defineMutation(mediaApi.save)
