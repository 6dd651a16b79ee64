import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Countdown } from '#/shared/ui/Countdown.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { SlowNotice } from '#/shared/ui/SlowNotice.tsx'
import { UserIcon } from '#/shared/ui/shell-icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { inputIfConfirmed } from '#/shared/ui/layers/toast.ts'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { GroupBuying } from '../group/model.ts'
import { canBuyInGroup, canQuitGroup, groupOf } from '../group/queries.ts'
import { type GroupAction, groupActions, groupPhase, groupText, isMine, missingPeople } from '../group/rules.ts'
import { inviteToGroup, joinGroup, quitGroup, startGroup } from '../group/mutations.ts'
import './group.css'

interface GroupProps {
  goodsId: string
  /** The code of the group in an invitation link. */
  code: string | null
  onInvite: (code: string) => void
  onBuy: () => void
}

function Places({ group }: { group: GroupBuying }) {
  const free = Array.from({ length: missingPeople(group) ?? 0 }, (_, at) => at)
  return (
    <ul
      className="group-places"
      aria-label={[group.size === null ? '' : `${group.size} 人团`, `已有 ${group.members.length} 人`]
        .filter(Boolean)
        .join('，')}
    >
      {group.members.map((member, at) => (
        // eslint-disable-next-line react/no-array-index-key -- members have neither id nor name to use as a key
        <li key={at} className="group-place group-taken">
          <UserIcon size={22} />
          {member.mine && <span>我</span>}
        </li>
      ))}
      {free.map((at) => (
        <li key={`free-${at}`} className="group-place" aria-hidden="true">
          ?
        </li>
      ))}
    </ul>
  )
}

const label: Record<GroupAction, string> = {
  start: '发起拼团',
  join: '参加拼团',
  invite: '邀请朋友',
  quit: '退出拼团',
  buy: '按拼团价购买',
}

function useGroupWrites({ goodsId, code, onInvite, onBuy }: GroupProps, group: GroupBuying) {
  const start = useAppMutation(startGroup, { redirectTo: onInvite })
  const join = useAppMutation(joinGroup)
  const quit = useAppMutation(quitGroup)
  const invite = useAppMutation(inviteToGroup, { redirectTo: onInvite })
  const membership = { goodsId, groupId: group.id, code }
  const question = { text: '退出后，您的位置会让给别人。确定退出吗？', confirm: '退出拼团', cancel: '留下' }
  const ask = inputIfConfirmed(question, membership)
  const run: Record<GroupAction, () => void> = {
    start: () => start.run(membership),
    join: () => join.run(membership),
    invite: () => invite.run(membership),
    quit: () => quit.run(ask),
    buy: onBuy,
  }
  return { run, busy: [start, join, invite, quit].some((write) => write.busy) }
}

function Group({ group, canBuy, ...props }: GroupProps & { group: GroupBuying; canBuy: boolean }) {
  const now = useServerNow([{ startTime: null, endTime: group.endTime }])
  const phase = groupPhase(group, now)
  const mayLeave = phase === 'open' && isMine(group)
  const { data: canQuit = false } = useQuery({ ...canQuitGroup(group.id ?? ''), enabled: mayLeave })
  const { run, busy } = useGroupWrites(props, group)
  const actions = groupActions(group, { canBuy, canQuit }, now)
  if (phase === 'offer' && actions.length === 0) return null
  return (
    <Card title="拼团" className="group">
      {group.content && <p>{group.content}</p>}
      {group.reduction && <p className="group-gain">{`成团后每件减 ${formatMoney(group.reduction)}`}</p>}
      {phase !== 'offer' && <Places group={group} />}
      <p aria-live="polite">
        <span>{groupText(group, now)}</span>
        {phase === 'open' && typeof group.endTime === 'number' && (
          <span>
            <span>，</span>
            <Countdown until={group.endTime} prefix="剩余" over="时间已到" />
          </span>
        )}
      </p>
      {phase === 'open' && <p className="muted">现在点“立即购买”是单独购买，不算拼团</p>}
      <div className="group-actions">
        {actions.map((action, at) => (
          <Button key={action} kind={at === 0 ? 'primary' : 'plain'} busy={busy} onPress={run[action]}>
            {label[action]}
          </Button>
        ))}
      </div>
    </Card>
  )
}

function Invited() {
  const { pathname, search } = useLocation()
  return (
    <Card title="拼团" className="group">
      <p>朋友邀请您一起拼团，登录后参加</p>
      <LinkButton to={loginAddress(pathname + search)}>登录后参加</LinkButton>
    </Card>
  )
}

/** Group buying (GOODS-037). Optional: hidden if the server offers no group or a read fails. */
export function GroupBuyingCard(props: GroupProps) {
  const signedIn = useSignedIn()
  const { data: canBuy, isPending: waits } = useQuery({ ...canBuyInGroup(props.goodsId), enabled: signedIn })
  const { data: group, isPending } = useQuery({ ...groupOf(props.goodsId, props.code), enabled: signedIn })
  if (!signedIn) return props.code ? <Invited /> : null
  if (props.code && (isPending || waits))
    return (
      <div className="card group-wait" role="status" aria-label="加载中">
        <SlowNotice />
      </div>
    )
  if (!group || canBuy === undefined) return null
  return <Group group={group} canBuy={canBuy} {...props} />
}
