import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { stageCount } from '#/domains/sample/rules.ts'
import { paths } from '#/paths.ts'
import { PatientIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import './member.css'

export function SamplesCard() {
  const { data } = useQuery(sampleProgress())
  if (!data || data.items.length === 0) return null
  return (
    <Card
      title="检测进度"
      extra={
        <Link className="my-all" to={paths.myBinding}>
          查看全部
        </Link>
      }
    >
      {data.items.slice(0, 3).map((sample) => {
        const { done, of } = stageCount(sample)
        return (
          <Row
            key={sample.sampleId}
            label={sample.patientName || sample.sampleId}
            value={done === of ? '报告已出' : `进行中 ${done}/${of}`}
            to={paths.myBinding}
            icon={<PatientIcon size={22} />}
          />
        )
      })}
    </Card>
  )
}
