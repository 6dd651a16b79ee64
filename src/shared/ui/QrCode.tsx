import { useMemo } from 'react'
import { qrModules } from '#/shared/lib/saving/qr.ts'
import { QUIET } from '#/shared/lib/saving/quiet-zone.ts'

/** A QR code as SVG; `label` is its text for screen readers. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrModules(text), [text])
  const size = modules.length + 2 * QUIET
  const path = modules
    .flatMap((line, row) => line.map((dark, column) => (dark ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : '')))
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
