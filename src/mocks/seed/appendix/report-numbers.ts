import { isFor } from '../../report-ancestry-wire.ts'
import { appendixOf } from './appendix.ts'
import { adultReport } from '../report-adult.ts'
import { childReport } from '../report-child.ts'
import type { SeedItem } from '../report-seed.ts'

/** The numbers that the shop may state about a report, counted in the report itself. */

const reports = { 'PKG-ADULT': adultReport, 'PKG-CHILD': childReport }

/** Men and women have different items, so the result is the smaller of the two numbers. */
const itemsOf = (report: readonly SeedItem[]): number =>
  Math.min(...(['MALE', 'FEMALE'] as const).map((gender) => report.filter((item) => isFor(item, gender)).length))

/** Numbers of a report: categories, items, items that are locked at first, and diseases in its appendix. */
export function numbersOf(packageId: keyof typeof reports) {
  const report = reports[packageId]
  return {
    categories: new Set(report.map(({ category }) => category)).size,
    items: itemsOf(report),
    locked: report.filter(({ locked }) => locked).length,
    tested: appendixOf('genetic', packageId).length + appendixOf('rare', packageId).length,
  }
}
