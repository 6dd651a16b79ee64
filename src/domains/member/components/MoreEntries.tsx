import { EntryGroup } from '#/widgets/EntryGroup.tsx'
import { moreEntries } from './entries.ts'

/** The links without a card of their own, by subject. */
export const MoreEntries = () =>
  moreEntries
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => <EntryGroup key={title} title={title} entries={entries} />)
