import type { ItemView } from '../rules.ts'
import './dotted.css'
import './item.css'

/** The English name of an item and its class; read aloud in English. */
export function ItemEnglish({ view: { nameEn, itemClass } }: { view: Pick<ItemView, 'nameEn' | 'itemClass'> }) {
  if (!nameEn) return null
  return (
    <p className="item-english dotted">
      <span lang="en">{nameEn}</span>
      {itemClass && <span>{itemClass}</span>}
    </p>
  )
}
