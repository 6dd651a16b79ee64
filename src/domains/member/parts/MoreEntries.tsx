import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { moreEntries } from '../entries.ts'

/** The links that have no card of their own, by subject. */
export const MoreEntries = () =>
  moreEntries
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => (
      <Card key={title} title={title}>
        {entries.map(({ label, to }) => (
          <Row key={label} label={label} to={to} />
        ))}
      </Card>
    ))
