import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useQueryText, useSearch } from '#/shared/ui/screen-context.tsx'

/** /invitation-login redirects to a registration; it is visible only when the sharer was not found (LOGIN-034). */
export default function InvitationLoginScreen() {
  const query = useQueryText()
  const navigate = useNavigate()
  const again = () => void navigate({ search: query }, { replace: true })
  const { target } = useSearch(paths.invitationLogin)
  return (
    <Page title="邀请登录">
      <FailurePanel
        text="没有找到邀请您的人，可能是网络不稳，或者链接不完整。"
        retry={again}
        actions={[{ label: '不等了，直接登录', to: to(paths.login, {}, { target }) }]}
      />
    </Page>
  )
}
