/** How the catalogue is written down for the stand-in; the handlers turn it into the wire shape. Money in cents. */

export interface SeedSpecification {
  id: string
  name: string
  price: number
  priceBeforeDiscount: number
  /** Cents paid first when the goods may be paid by deposit and balance; 0 when not. */
  deposit: number
  stock: number
}

export interface SeedGoods {
  id: string
  name: string
  subtitle: string
  /** Key of a group of goods, see goodsGroups. */
  group: 'gene' | 'child' | 'cell' | 'health' | 'family' | 'care'
  /** Paths below /pictures, square; the first is the main picture. */
  pictures: string[]
  specifications: SeedSpecification[]
  requireExpress: boolean
  provideInvoice: boolean
  state: 'PUBLISHED' | 'OFF_SHELVES' | 'DELETED'
  /** What a buyer gets: three to five short lines. */
  highlights: string[]
  /** The long description as simple HTML (h3, p, ul, li, img). */
  detailHtml: string
  /** Sold with a sample tube that is bound afterwards: the report package that it opens. */
  reportPackageId: string | null
  sales: number
}
