import { keyed } from '#/shared/lib/keyed.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { inheritanceText, type ItemDetail } from '../item-rules.ts'
import { cell } from '../rules.ts'
import { DataTable } from './DataTable.tsx'
import { Told } from '../words/parts/Glossary.tsx'
import { MutationTable } from './MutationTable.tsx'
import './tables.css'

function LociTable({ loci }: Pick<ItemDetail, 'loci'>) {
  return (
    <DataTable label="位点" heads={['基因', '位点', '基因型', '影响']}>
      {keyed(loci, (locus) => locus.rsId).map(([key, locus]) => (
        <tr key={key}>
          <th scope="row">{cell(locus.gene)}</th>
          <td>{cell(locus.rsId)}</td>
          <td>{cell(locus.genotype)}</td>
          <td className="cell-wide">{cell(locus.effect)}</td>
        </tr>
      ))}
    </DataTable>
  )
}

interface GeneTablesProps {
  detail: ItemDetail
  /** Carrier detection shows the genes in a card of its own. */
  withoutGenes?: boolean
}

/** The tested positions in the genome; empty tables are left out (REPX-001). */
export function GeneTables({ detail: { model, loci, genes }, withoutGenes = false }: GeneTablesProps) {
  const withGenes = model === 'CAUSAL' && !withoutGenes
  if (!withGenes && loci.length === 0) return null
  return (
    <Card title={withGenes ? '位点与基因' : '位点'} className="tables">
      {withGenes && (
        <>
          <MutationTable genes={genes} />
          <p className="inherit">
            <Told text={inheritanceText(genes)} />
          </p>
        </>
      )}
      {loci.length > 0 && <LociTable loci={loci} />}
    </Card>
  )
}
