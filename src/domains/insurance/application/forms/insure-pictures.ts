import * as z from 'zod/mini'
import type { Kept } from '#/shared/form/persisted.ts'
import { pictureList } from '#/shared/form/picture-rules.ts'

export const InsurePictures = z.object({ pictures: pictureList('材料图片', true) })
export type PicturesValues = z.infer<typeof InsurePictures>

/** The pictures show certificates: they stay in memory. */
export const keptPictures: Kept<PicturesValues> = { fields: z.object({}), lost: { pictures: '材料图片' } }
