import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { copyOrShow } from '#/shared/ui/layers/copy.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { type NextStep, reminderOf } from '../invitation-rules.ts'

/** Copies a sentence with the link of the invitation, to be pasted into a chat. */
function remind(id: string): void {
  const text = reminderOf(window.location.origin + to(paths.familyInvitation, { id }), config.appName)
  void copyOrShow(text, '已复制，可以粘贴到微信发给对方')
}

interface Props {
  id: string
  step: NextStep
  /** The name of the person, for screen readers: a list has many of these buttons. */
  name: string
  main?: boolean
}

export function NextAction({ id, step, name, main = step === 'answer' }: Props) {
  const kind = main ? 'primary' : 'plain'
  const link = (label: string, address: string) => (
    <LinkButton kind={kind} label={`${label}：${name}`} to={address}>
      {label}
    </LinkButton>
  )
  switch (step) {
    case 'answer':
      return link('去处理', to(paths.familyInvitation, { id }))
    case 'remind':
      return (
        <Button kind={kind} label={`提醒：${name}`} onPress={() => remind(id)}>
          提醒
        </Button>
      )
    case 'again':
      return link('再次邀请', to(paths.familyInvite, {}, { again: id }))
    case 'invite':
      return link('邀请对方', paths.familyInvite)
    case 'tree':
      return link('查看族谱', to(paths.pedigree, { type: 'family' }))
    case 'look':
      return link('查看详情', to(paths.familyInvitation, { id }))
  }
}
