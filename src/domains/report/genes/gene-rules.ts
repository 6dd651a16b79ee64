import type { CausalGene } from '../model.ts'
import { cell } from '../rules.ts'
import { frequencyText } from '../words/frequency-rules.ts'

/** The gene's own name, or the one entered by the laboratory (REP-038). */
export const geneName = (gene: CausalGene): string => gene.causalManualParamEntityDTO?.causalGenes || gene.name

export interface GeneRow {
  key: string
  name: string
  positive: boolean
  position: string
  type: string
  proof: string
  frequency: string
}

/** The rows of a mutation table; values entered by the laboratory replace computed ones (REP-036, REP-038). */
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

/** Found variants first; the others can be folded away. */
export const splitRows = (rows: readonly GeneRow[]): { found: GeneRow[]; clear: GeneRow[] } => ({
  found: rows.filter((row) => row.positive),
  clear: rows.filter((row) => !row.positive),
})
