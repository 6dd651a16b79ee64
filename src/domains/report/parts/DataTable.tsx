import type { ReactNode } from 'react'
import './tables.css'

interface DataTableProps {
  label: string
  heads: readonly string[]
  children: ReactNode
}

/** A table that scrolls sideways in its own box, also by keyboard. */
export function DataTable({ label, heads, children }: DataTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
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
