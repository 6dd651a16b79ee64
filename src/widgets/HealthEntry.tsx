import { paths, to } from '#/paths.ts'
import { HeartIcon } from '#/shared/ui/group-icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** The link to one's own health records (GEN-010). */
export function HealthEntry() {
  return (
    <Card title="我的健康">
      <Row label="健康档案" icon={<HeartIcon size={22} />} to={to(paths.healthRecords, { type: 'CASE' })} />
    </Card>
  )
}
