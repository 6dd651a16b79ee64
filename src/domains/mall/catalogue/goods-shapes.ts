import * as z from 'zod/mini'
import { cutTitle } from '#/shared/api/title.ts'
import { checked, Id, Name, open, shape, Text, transform } from '#/shared/api/wire.ts'

/** Shapes of goods that the points mall shares. */

/** The name of goods in a list. Goods without a name are refused, because their card would be empty. */
export const CardName = transform(
  checked(Name, (name) => name.trim() !== ''),
  cutTitle,
)

/** GOODS-004: goods without a state are on sale. */
export const GoodsState = open(['PUBLISHED', 'OFF_SHELVES', 'DELETED'], 'PUBLISHED')
export type GoodsState = z.infer<typeof GoodsState>

/** A group without a name is refused, because it can be neither shown nor selected. */
export const GoodsGroup = shape('GoodsGroup', { id: Id, name: Name, icon: Text })
export type GoodsGroup = z.infer<typeof GoodsGroup>
