import { useQuery } from '@tanstack/react-query'
import { waitingInvitations } from '#/domains/family/queries.ts'
import { badgeText } from '#/domains/message/rules.ts'
import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { usedEntries, type OwnCounts } from '../centre-rules.ts'
import { familyEntries } from './entries.ts'
import './member.css'

/** Family links (GEN-011) with the number of invitations that wait for an answer, if it is known (FAM-014). */
export function FamilyEntry({ signedIn, things }: { signedIn: boolean; things: OwnCounts }) {
  const { data } = useQuery({ ...waitingInvitations(), enabled: signedIn })
  const badge = signedIn ? badgeText(data?.count) : ''
  return (
    <Card title="家人">
      <Row
        label="家庭族谱"
        value={badge && <span className="my-unread">{`${badge}个新邀请`}</span>}
        to={to(paths.pedigree, { type: badge ? 'invitations' : 'family' })}
      />
      {usedEntries(familyEntries, things).map(({ label, to: address }) => (
        <Row key={label} label={label} to={address} />
      ))}
    </Card>
  )
}
