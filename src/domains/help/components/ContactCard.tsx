import type { ReactNode } from 'react'
import { paths, to } from '#/paths.ts'
import { ServiceIcon } from '#/shared/ui/group-icons.tsx'
import { EditIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** Shown at the end of every page of help and knowledge, for readers who have found no helpful text. */
export function ContactCard({ children }: { children?: ReactNode }) {
  return (
    <Card title="没有找到答案？">
      {children}
      <Row label="联系我们" icon={<ServiceIcon />} to={paths.contactUs} wide />
      <Row label="写意见反馈" icon={<EditIcon />} to={to(paths.contactContent, { sign: 'feedback' })} wide />
    </Card>
  )
}
