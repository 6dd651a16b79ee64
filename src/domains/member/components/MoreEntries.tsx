import { useQuery } from '@tanstack/react-query'
import { isSalesman } from '#/domains/user/queries.ts'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { EntryGroup } from '#/widgets/EntryGroup.tsx'
import { furtherEntries, serviceEntries, sharingEntries } from './entries.ts'
import './member.css'

/**
 * The links without a card of their own, by subject. Those that have nothing to do with what this person has are
 * folded: sharing for everybody but salespeople, and what anybody may begin or read.
 */
export function MoreEntries({ signedIn }: { signedIn: boolean }) {
  const { data: salesman } = useQuery({ ...isSalesman(), enabled: signedIn })
  const folded = salesman ? furtherEntries : [sharingEntries, ...furtherEntries]
  return (
    <>
      <EntryGroup {...serviceEntries} />
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
