import { useQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** The link to a doctor's screens; shown only to doctors (ROLE-008). */
export function DoctorEntry() {
  const { data: user } = useQuery(me())
  if (!user?.doctor) return null
  return (
    <Card title="医生工作">
      <Row label="待我回答的问题" to={paths.departmentQuestions} />
    </Card>
  )
}
