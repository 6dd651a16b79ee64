import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { canAnswer, invitationLabel, nameOf, nextStep } from '../invitation-rules.ts'
import type { FamilyInvitation } from '../model.ts'
import { NextAction } from '../components/NextAction.tsx'
import { useAnswer } from '../hooks/use-answer.ts'
import { WhatFamilySees } from '../components/WhatFamilySees.tsx'
import { invitationById, relationTypes } from '../queries.ts'
import { relationLabel } from '../relation-types.ts'
import '../components/invitation.css'

const list = to(paths.pedigree, { type: 'invitations' })

/** `relation` is the relation of the invited person to the inviting person. */
function Asks({ invitation, name }: { invitation: FamilyInvitation; name: string }) {
  const { data: types } = useQuery(relationTypes())
  const relation = relationLabel(types?.items ?? [], invitation.relation)
  const day = invitation.createdDate === null ? '' : formatDate(invitation.createdDate, 'day')
  const sent = invitation.sent === true
  return (
    <Card title={invitationLabel(invitation.status)}>
      <p className="invitation-asks">
        {sent && <span>{'您邀请 '}</span>}
        <bdi>{name}</bdi>
        <span>{sent ? ' 加入您的家庭族谱' : ' 邀请您加入家庭族谱'}</span>
        {relation && <span>{sent ? `，作为您的${relation}` : `，作为对方的${relation}`}</span>}
        <span>。</span>
      </p>
      {invitation.remark && <blockquote className="invitation-word">{invitation.remark}</blockquote>}
      <div className="invitation-facts">
        {invitation.mobile && <span className="muted">{`对方的手机号 ${invitation.mobile}`}</span>}
        {day && <span className="muted">{`${day} 发出`}</span>}
      </div>
    </Card>
  )
}

const notes: Record<ReturnType<typeof nextStep>, string> = {
  answer: '是不是家人，由您来定：不认识对方，或不想加入，可以拒绝。',
  remind: '正在等对方同意。点“提醒”会复制一段话，您可以粘贴到微信发给对方。',
  again: '对方没有同意。可以和对方商量以后再次邀请。',
  invite: '您没有同意这个邀请。如果改变了主意，可以由您来邀请对方。',
  tree: '你们已经在彼此的家庭族谱里了。',
  look: '这个邀请的状态暂时看不到，请过一会儿再来看看。',
}

function Invitation({ invitation }: { invitation: FamilyInvitation }) {
  const { id, sent } = invitation
  const { data: types } = useQuery(relationTypes())
  const { answering, agree, refuse } = useAnswer(id)
  const name = nameOf(invitation, sent === true, types?.items ?? [])
  const step = nextStep(invitation, sent === true)
  const answers = canAnswer(invitation)
  return (
    <>
      <Asks invitation={invitation} name={name} />
      <p className="invitation-note">{notes[step]}</p>
      {answers && <WhatFamilySees title="同意以后" />}
      <ActionBar>
        {answers ? (
          <>
            <Button kind="danger" busy={answering} onPress={refuse}>
              拒绝
            </Button>
            <Button busy={answering} onPress={agree}>
              同意
            </Button>
          </>
        ) : (
          <>
            <LinkButton kind="plain" to={list}>
              全部邀请
            </LinkButton>
            {step !== 'look' && <NextAction id={id} step={step} name={name} main />}
          </>
        )}
      </ActionBar>
    </>
  )
}

/** /family-apply-detail/{id}: one invitation, and the buttons to answer it (FAM-001 to FAM-004, LIT-021). */
export default function InvitationScreen() {
  const { id } = useScreenParams(paths.familyInvitation)
  const { data: invitation } = useSuspenseQuery(invitationById(id))
  return (
    <Page title="家庭邀请">
      {invitation ? (
        <Invitation key={id} invitation={invitation} />
      ) : (
        <EmptyState
          picture="not-found"
          text="没有找到这个邀请：它可能已经不在了，或者不是发给您登录的这个手机号的。"
          action={{ label: '查看我的邀请', to: list }}
        />
      )}
    </Page>
  )
}
