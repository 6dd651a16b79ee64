import { defineMutation } from '#/shared/api/mutation.ts'
import { mediaApi } from './api.ts'

/** Keeps a picture that WeChat has taken (VAL-036). */
export const savePicture = defineMutation(mediaApi.save)
