import { formatDate } from '#/shared/lib/time/date.ts'
import { invitationLabel, nameOf, nextStep } from '../invitation-rules.ts'
import type { FamilyInvitation, FamilyRelationType } from '../model.ts'
import { relationLabel } from '../relation-types.ts'
import { NextAction } from './NextAction.tsx'
import './invitation.css'

interface Props {
  invitation: FamilyInvitation
  sent: boolean
  types: readonly FamilyRelationType[]
}

/** One invitation in a list: person, relation, time, state and next step (FAM-001 to FAM-003). */
export function InvitationCard({ invitation, sent, types }: Props) {
  const { id, status, mobile, createdDate } = invitation
  const name = nameOf(invitation, sent, types)
  const relation = relationLabel(types, invitation.relation)
  const day = createdDate === null ? '' : formatDate(createdDate, 'day')
  const step = nextStep(invitation, sent)
  return (
    <article className="card invitation">
      <div className="invitation-head">
        <bdi className="invitation-name">{name}</bdi>
        <span className={step === 'answer' ? 'invitation-state invitation-waits' : 'invitation-state'}>
          {invitationLabel(status)}
        </span>
      </div>
      {relation && <p>{sent ? `对方是您的${relation}` : `您是对方的${relation}`}</p>}
      <p className="muted">{[mobile, day].filter(Boolean).join('　')}</p>
      <div className="invitation-next">
        <NextAction id={id} step={step} name={name} />
      </div>
    </article>
  )
}
