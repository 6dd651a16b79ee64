/** The format of the catalogue in the seed; the handlers convert it to replies. Money in cents. */

export interface SeedSpecification {
  id: string
  name: string
  price: number
  priceBeforeDiscount: number
  /** Deposit in cents if the goods can be paid by deposit and balance, else 0. */
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
  /** What the buyer gets: three to five short lines. */
  highlights: string[]
  /** The long description as simple HTML (h3, p, ul, li, img). */
  detailHtml: string
  /** For goods with a sample tube to bind, the package of the report. */
  reportPackageId: string | null
  sales: number
}
