import { Link } from 'react-router'
import { ToneIcon } from '../../components/Severity.tsx'
import type { Cell, GridGroup, GridMember, GridRow } from '../grid-rules.ts'
import '../../components/marks.css'
import './family-grid.css'

interface CellLinkProps {
  cell: Cell
  member: GridMember
  row: GridRow
}

function CellLink({ cell: { tone, word, to }, member, row }: CellLinkProps) {
  const said = tone ? (
    <span className={`grid-mark tone-${tone}`}>
      <ToneIcon tone={tone} size={16} />
      {word}
    </span>
  ) : (
    <span className="grid-none">
      <span aria-hidden="true">—</span>
      {word}
    </span>
  )
  if (!to) return said
  return (
    <Link className="grid-link" to={to}>
      <span className="sr-only">
        <bdi>{member.name}</bdi>
        {`，${row.name}：`}
      </span>
      {said}
    </Link>
  )
}

interface GridTableProps {
  group: GridGroup
  members: readonly GridMember[]
}

/** One category: items by members. A wide table scrolls in its own box, beside the names of the items. */
export function GridTable({ group: { name, rows }, members }: GridTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="grid-box" role="group" aria-label={`${name}，家人对照表`} tabIndex={0}>
      <table className="grid-table">
        <thead>
          <tr>
            <th scope="col">项目</th>
            {members.map((member) => (
              <th key={member.key} scope="col">
                <bdi>{member.name}</bdi>
                <span>{member.kind}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, at) => (
                <td key={cell.key}>{members[at] && <CellLink cell={cell} member={members[at]} row={row} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
