import { memo } from 'react'
import type { Layout } from '../../kinship/layout.ts'
import type { Line } from '../line-rules.ts'
import './tree.css'

interface TreeLinesProps {
  lines: readonly Line[]
  layout: Layout
  /** The pairs of neighbours on the highlighted path. */
  lit: ReadonlySet<string>
}

function Lines({ lines, layout, lit }: TreeLinesProps) {
  const isLit = ({ pairs }: Line) => pairs.some((pair) => lit.has(pair))
  const shown = [...lines.filter((line) => !isLit(line)), ...lines.filter(isLit)]
  return (
    <svg className="tree-lines" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {shown.map((line) => (
        <path
          key={line.key}
          d={line.d}
          className={isLit(line) ? 'tree-line tree-line-lit' : 'tree-line'}
          strokeDasharray={line.dashed ? '6 5' : undefined}
        />
      ))}
    </svg>
  )
}

export const TreeLines = memo(Lines)
