import type { CausalGene } from '../model.ts'
import { cell } from '../rules.ts'
import { frequencyText } from '../words/frequency-rules.ts'

/** The name entered by the laboratory, else the gene's own name (REP-038). */
export const geneName = (gene: CausalGene): string => gene.causalManualParamEntityDTO?.causalGenes || gene.name

/**
 * ACMG 2015 (Richards et al.): a variant of uncertain significance is not a ground for a decision, and a benign
 * variant is not a finding.
 */
const UNPROVEN =
  /意义\s*(?:未明|不明|未定|待定)|致病性\s*(?:未明|不明|不确定|冲突|存疑)|良性|\bvus\b|uncertain|benign|conflicting/i

/** Whether the laboratory calls a variant harmless or of unknown meaning. */
export const isUnproven = ({ mutationProof, mutationType }: CausalGene): boolean =>
  UNPROVEN.test(`${mutationProof}\n${mutationType}`)

export interface GeneRow {
  key: string
  name: string
  positive: boolean
  position: string
  type: string
  proof: string
  frequency: string
}

/** The rows of a mutation table; values entered by the laboratory replace computed values (REP-036, REP-038). */
export const geneRows = (genes: readonly CausalGene[]): GeneRow[] =>
  genes.map((gene, index) => ({
    key: `${index}-${gene.name}`,
    name: cell(geneName(gene)),
    positive: gene.positive,
    position: cell(gene.causalManualParamEntityDTO?.mutationPosition || gene.mutationPosition),
    type: cell(gene.mutationType),
    proof: cell(gene.mutationProof),
    frequency: frequencyText(gene.referFrequency),
  }))

export const splitRows = (rows: readonly GeneRow[]): { found: GeneRow[]; clear: GeneRow[] } => ({
  found: rows.filter((row) => row.positive),
  clear: rows.filter((row) => !row.positive),
})
