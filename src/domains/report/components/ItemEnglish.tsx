import type { ItemView } from '../rules.ts'
import './item.css'

/** The English name of an item and its class; read aloud in English. */
export function ItemEnglish({ view: { nameEn, itemClass } }: { view: Pick<ItemView, 'nameEn' | 'itemClass'> }) {
  if (!nameEn) return null
  return (
    <p className="item-english">
      <span lang="en">{nameEn}</span>
      {itemClass && <span>{` · ${itemClass}`}</span>}
    </p>
  )
}
