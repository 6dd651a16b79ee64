import { type ReactNode, useState } from 'react'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Link } from 'react-router'
import { keyed } from '#/shared/lib/keyed.ts'
import { type GeneRow, splitRows } from '../../genes/gene-rules.ts'
import { type ItemDetail, positiveWord } from '../../results/item-rules.ts'
import { cell } from '../../rules.ts'
import { type Field, geneFields, locusFields } from '../expert-rules.ts'
import { CopyPart } from './CopyPart.tsx'
import { Unfold } from './Unfold.tsx'
import './experts.css'

interface EntryProps {
  head: ReactNode
  fields: readonly Field[]
}

/** One row of a table as a card: each label above its value, so that nothing exceeds the screen. */
function Entry({ head, fields }: EntryProps) {
  return (
    <li>
      <div className="expert-head">{head}</div>
      <dl>
        {fields.map(({ label, value, copyAs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {copyAs && <CopyPart name={copyAs} text={value} />}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function GeneHead({ row, linkOf }: { row: GeneRow; linkOf: ((name: string) => string) | undefined }) {
  return (
    <>
      {linkOf ? (
        <Link className="gene-link" to={linkOf(row.name)}>
          {row.name}
        </Link>
      ) : (
        <strong>{row.name}</strong>
      )}
      <span className={row.positive ? 'gene-positive' : 'gene-negative'}>{positiveWord(row.positive)}</span>
    </>
  )
}

interface GeneCardsProps {
  rows: readonly GeneRow[]
  linkOf?: ((name: string) => string) | undefined
}

/**
 * The found variants by gene; the other genes are folded. Without variants, and in empty cells, 无 is shown (REP-036,
 * REP-037).
 */
export function GeneCards({ rows, linkOf }: GeneCardsProps) {
  const { found, clear } = splitRows(rows)
  const [open, setOpen] = useState(false)
  const folded = found.length > 0 && clear.length > 0
  const shown = folded && !open ? found : [...found, ...clear]
  if (rows.length === 0)
    return (
      <WhenAllRead>
        <p>无</p>
      </WhenAllRead>
    )
  return (
    <>
      <ul className="expert-list" aria-label="基因变异">
        {shown.map((row) => (
          <Entry key={row.key} head={<GeneHead row={row} linkOf={linkOf} />} fields={geneFields(row)} />
        ))}
      </ul>
      {folded && (
        <Unfold open={open} onOpen={setOpen} more={`查看另外 ${clear.length} 个未检出的基因`} less="收起未检出的基因" />
      )}
    </>
  )
}

export function LocusCards({ loci }: Pick<ItemDetail, 'loci'>) {
  return (
    <ul className="expert-list" aria-label="位点">
      {keyed(loci, (locus) => locus.rsId).map(([key, locus]) => (
        <Entry
          key={key}
          head={
            <>
              <strong>{cell(locus.rsId)}</strong>
              {locus.rsId.trim() && <CopyPart name={locus.rsId} text={locus.rsId} />}
            </>
          }
          fields={locusFields(locus)}
        />
      ))}
    </ul>
  )
}
