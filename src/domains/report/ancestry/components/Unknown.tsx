import { Card } from '#/shared/ui/Page.tsx'
import './ancestry.css'

/** Shown for a result that could not be determined: explains it, and that nobody has made a mistake. */
export function Unknown({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <Card title={title} className="unknown">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Card>
  )
}
