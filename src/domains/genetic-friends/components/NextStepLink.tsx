import { paths, to } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import type { Friend } from '../model.ts'
import { nextStep } from '../rules.ts'

const allApplications = { label: '查看所有申请', at: to(paths.relatives, { type: 'applications' }) }

/** The link to the next step with a person, if this step is on another screen. */
export function NextStepLink({ friend }: { friend: Friend }) {
  const { id } = friend
  const link = {
    answer: { label: '查看申请', at: to(paths.friendApplication, { id }) },
    apply: { label: '申请加对方', at: to(paths.friendLite, { id }) },
    open: { label: '查看亲友', at: to(paths.friend, { id }) },
    wait: allApplications,
    look: allApplications,
  }[nextStep(friend)]
  return (
    <Card>
      <LinkButton block to={link.at}>
        {link.label}
      </LinkButton>
    </Card>
  )
}
