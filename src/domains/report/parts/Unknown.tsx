import { Card } from '#/shared/ui/Page.tsx'

/** A result that could not be told: what that means, and that nobody did anything wrong. */
export function Unknown({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <Card title={title} className="unknown">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Card>
  )
}
