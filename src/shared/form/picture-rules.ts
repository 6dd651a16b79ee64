import * as z from 'zod/mini'
import {
  hasKept,
  isUploading,
  type Picture,
  pictureUrls,
  UPLOAD_IN_WECHAT,
} from '#/shared/ui/pictures/image-picker-rules.ts'
import { requiredArray } from './validators.ts'

/**
 * The reason why these pictures cannot be sent; null if they can be sent. All pictures must be uploaded, because an
 * unfinished or failed upload would be lost silently (VAL-035). A required field needs at least one picture (VAL-010).
 */
export function pictureProblem(pictures: readonly Picture[], label: string, needed: boolean): string | null {
  if (isUploading(pictures)) return '图片还在上传，请稍候再提交'
  if (hasKept(pictures)) return UPLOAD_IN_WECHAT
  if (pictures.some(({ state }) => state === 'failed')) return '有图片没有上传成功，请重试或删除'
  return needed ? requiredArray(pictureUrls(pictures), label) : null
}

/** The pictures of a form. */
export const pictureList = (label: string, needed = false) =>
  z.array(z.custom<Picture>()).check(({ value, issues }) => {
    const message = pictureProblem(value, label, needed)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
