import type { ReactNode } from 'react'
import { Card } from '#/shared/ui/Page.tsx'
import { frequencyText, inheritanceText, type ItemDetail, positiveWord } from '../item-rules.ts'
import { cell } from '../rules.ts'

interface TableProps {
  label: string
  heads: readonly string[]
  children: ReactNode
}

/** A table that scrolls sideways inside its own box and can be reached with the keyboard. */
function Table({ label, heads, children }: TableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable
    <section className="table-box" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

function LociTable({ loci }: Pick<ItemDetail, 'loci'>) {
  return (
    <Table label="位点" heads={['基因', '位点', '基因型', '影响']}>
      {loci.map((locus) => (
        <tr key={`${locus.gene}-${locus.rsId}`}>
          <th scope="row">{cell(locus.gene)}</th>
          <td>{cell(locus.rsId)}</td>
          <td>{cell(locus.genotype)}</td>
          <td className="cell-wide">{cell(locus.effect)}</td>
        </tr>
      ))}
    </Table>
  )
}

/** REP-036, REP-037: what is empty reads 无, also a table without a row. */
function GenesTable({ genes }: Pick<ItemDetail, 'genes'>) {
  return (
    <Table label="基因" heads={['基因', '结果', '变异位置', '变异类型', '依据', '人群携带率']}>
      {genes.length === 0 && (
        <tr>
          <td colSpan={6}>无</td>
        </tr>
      )}
      {genes.map((gene) => (
        <tr key={`${gene.name}-${gene.mutationPosition}`}>
          <th scope="row">{cell(gene.name)}</th>
          <td>
            <span className={gene.positive ? 'gene-positive' : 'gene-negative'}>{positiveWord(gene.positive)}</span>
          </td>
          <td>{cell(gene.mutationPosition)}</td>
          <td>{cell(gene.mutationType)}</td>
          <td>{cell(gene.mutationProof)}</td>
          <td>{frequencyText(gene.referFrequency)}</td>
        </tr>
      ))}
    </Table>
  )
}

/** What was looked at in the genome; no empty block where nothing is listed (REPX-001). */
export function GeneTables({ detail: { model, loci, genes } }: { detail: ItemDetail }) {
  if (model !== 'CAUSAL' && loci.length === 0) return null
  return (
    <Card title="位点与基因" className="tables">
      {model === 'CAUSAL' && (
        <>
          <GenesTable genes={genes} />
          <p className="inherit">{inheritanceText(genes)}</p>
        </>
      )}
      {loci.length > 0 && <LociTable loci={loci} />}
    </Card>
  )
}
