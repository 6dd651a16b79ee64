import { paths, to } from '#/paths.ts'
import { type CarrierCategory, isCarrierCategory, traits } from '../results/categories.ts'
import { categories } from '../source/report-ids.ts'
import type { ReportRef } from '../source/report-source.ts'

/** Carrier detection: shows the categories GENETIC_DISEASES and RARE_DISEASES (decision 61). */

export const carrierCategories: readonly CarrierCategory[] = categories.filter(isCarrierCategory)

export const toCarrierCategory = (value: string): CarrierCategory | null => (isCarrierCategory(value) ? value : null)

/** The segment that the app writes; any other segment with the same prefix opens the same list (decision 2). */
const HIGH_RISK = 'high-risk-carrier-list'

export const carrierSummaryLink = ({ sampleId, packageId }: ReportRef, category: CarrierCategory): string =>
  to(paths.carrierSummarize, { sampleId, packageId, category })

export const highRiskLink = ({ sampleId, packageId }: ReportRef, category: CarrierCategory): string =>
  to(paths.carrierHighRisk, { sampleId, packageId, highRisk: HIGH_RISK, category })

/** The address of one gene of an item (LIT-005). */
export const carrierGeneLink = (reportRef: ReportRef, category: CarrierCategory, id: string, gene: string): string =>
  to(paths.carrierDetail, { sampleId: reportRef.sampleId, packageId: reportRef.packageId, category, id, gene })

/** The address of the appendix for this package (LIT-009). */
export const appendixLink = (reportRef: ReportRef, category: CarrierCategory, basePackageId: string): string =>
  to(traits[category].appendix === 'rare' ? paths.rareAppendix : paths.geneticAppendix, {
    sampleId: reportRef.sampleId,
    packageId: reportRef.packageId,
    basePackageId,
  })
