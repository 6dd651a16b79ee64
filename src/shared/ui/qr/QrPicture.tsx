import { useMemo } from 'react'
import { qrModules } from '#/shared/lib/saving/qr.ts'
import { QUIET } from '#/shared/lib/saving/quiet-zone.ts'
import './qr.css'

export default function QrPicture({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrModules(text), [text])
  const size = modules.length + 2 * QUIET
  const path = modules
    .flatMap((line, row) => line.map((dark, column) => (dark ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
