import { useSuspenseQuery } from '@tanstack/react-query'
import { patientById } from '#/domains/patient/queries.ts'
import { maskedCertificate, patientName, personText } from '#/domains/patient/rules.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { BindTube } from '../bind-steps.ts'
import { groupSampleId } from '../rules.ts'
import './bind.css'

interface SampleFactsProps {
  tube: BindTube
  patientId: string
}

export function SampleFacts({ tube: { sampleId, packageName }, patientId }: SampleFactsProps) {
  const { data: patient } = useSuspenseQuery(patientById(patientId))
  const person = personText(patient, serverNow())
  return (
    <Card title="请核对">
      <Row label="样本编号" value={<strong className="sample-number">{groupSampleId(sampleId)}</strong>} />
      <Row label="检测套餐" value={packageName} />
      <Row label="受检人" value={patientName(patient)} />
      {person && <Row label="性别和年龄" value={person} />}
      {patient.identityCard && <Row label="证件" value={maskedCertificate(patient)} />}
    </Card>
  )
}
