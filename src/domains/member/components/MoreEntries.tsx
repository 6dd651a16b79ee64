import { useQuery } from '@tanstack/react-query'
import { isSalesman } from '#/domains/user/queries.ts'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { EntryGroup } from '#/widgets/EntryGroup.tsx'
import { usedEntries, type OwnCounts, unusedEntries } from '../centre-rules.ts'
import { furtherEntries, personalEntries, serviceEntries, sharingEntries } from './entries.ts'
import './member.css'

/**
 * The links that have no card, grouped by subject. These links are folded: links to things of which the person has
 * none, the sharing links unless the person is a salesperson, and the links that are useful to everybody.
 */
export function MoreEntries({ signedIn, things }: { signedIn: boolean; things: OwnCounts }) {
  const { data: salesman } = useQuery({ ...isSalesman(), enabled: signedIn })
  const rest = unusedEntries(personalEntries, things)
  const folded = [
    ...(rest.length > 0 ? [{ title: '记录与绑定', entries: rest }] : []),
    ...(salesman ? [] : [sharingEntries]),
    ...furtherEntries,
  ]
  return (
    <>
      <EntryGroup title={serviceEntries.title} entries={usedEntries(serviceEntries.entries, things)} />
      {salesman && <EntryGroup {...sharingEntries} />}
      <details className="my-more">
        <summary>
          <span>{`更多：${folded.map(({ title }) => title).join('、')}`}</span>
          <ChevronDownIcon size={18} />
        </summary>
        {folded.map((group) => (
          <EntryGroup key={group.title} {...group} />
        ))}
      </details>
    </>
  )
}
