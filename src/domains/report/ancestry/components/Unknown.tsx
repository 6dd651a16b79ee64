import { Card } from '#/shared/ui/Page.tsx'
import './ancestry.css'

/** A result that could not be determined: what that means, and that nobody made a mistake. */
export function Unknown({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <Card title={title} className="unknown">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Card>
  )
}
