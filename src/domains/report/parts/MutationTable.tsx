import { useState } from 'react'
import { Link } from 'react-router'
import { copyText } from '#/shared/lib/copy.ts'
import { ChevronDownIcon, CopyIcon } from '#/shared/ui/icons.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { type GeneRow, geneRows, splitRows } from '../gene-rules.ts'
import { positiveWord } from '../item-rules.ts'
import type { CausalGene } from '../model.ts'
import { DataTable } from './DataTable.tsx'
import './tables.css'

async function copyPosition(text: string) {
  const copied = await copyText(text)
  toast(copied ? '已复制' : '复制失败，请长按文字复制', copied ? 'success' : undefined)
}

function Position({ row }: { row: GeneRow }) {
  if (row.position === '无') return '无'
  return (
    <span className="position">
      <code>{row.position}</code>
      <button
        type="button"
        className="icon-button"
        aria-label={`复制 ${row.name} 的变异位置`}
        onClick={() => void copyPosition(row.position)}
      >
        <CopyIcon size={18} />
      </button>
    </span>
  )
}

interface MutationTableProps {
  genes: readonly CausalGene[]
  /** Link of a gene's name. */
  linkOf?: (name: string) => string
}

/** Found variants by gene; the others can be unfolded. Empty cells read 无 (REP-036, REP-037). */
export function MutationTable({ genes, linkOf }: MutationTableProps) {
  const { found, clear } = splitRows(geneRows(genes))
  const [open, setOpen] = useState(false)
  const folded = found.length > 0 && clear.length > 0
  const rows = folded && !open ? found : [...found, ...clear]
  return (
    <>
      <DataTable label="基因变异" heads={['基因', '结果', '变异位置', '变异类型', '依据', '人群携带率']}>
        {rows.length === 0 && (
          <tr>
            <td colSpan={6}>无</td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {linkOf ? (
                <Link className="gene-link" to={linkOf(row.name)}>
                  {row.name}
                </Link>
              ) : (
                row.name
              )}
            </th>
            <td>
              <span className={row.positive ? 'gene-positive' : 'gene-negative'}>{positiveWord(row.positive)}</span>
            </td>
            <td className="cell-position">
              <Position row={row} />
            </td>
            <td className="cell-wide">{row.type}</td>
            <td className="cell-wide">{row.proof}</td>
            <td>{row.frequency}</td>
          </tr>
        ))}
      </DataTable>
      {folded && (
        <button
          type="button"
          className={open ? 'unfold unfold-open' : 'unfold'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起未检出的基因' : `查看另外 ${clear.length} 个未检出的基因`}
          <ChevronDownIcon size={18} />
        </button>
      )}
    </>
  )
}
