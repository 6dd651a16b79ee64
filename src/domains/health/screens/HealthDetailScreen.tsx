import { useSuspenseQuery } from '@tanstack/react-query'
import { genderLabel } from '#/domains/user/model.ts'
import { paths, to } from '#/paths.ts'
import { dayText } from '#/shared/form/unreadable-fields.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import type { HealthRecord } from '../model.ts'
import { RecordPictures } from '../components/RecordPictures.tsx'
import { useRemoveRecord } from '../forms/use-health-form.ts'
import { recordById } from '../queries.ts'
import { marriedLabel, recordTypeLabel, regionText, toRecordType } from '../rules.ts'

const factsOf = (record: HealthRecord): [label: string, value: string][] => [
  ['就诊医院', record.hospital],
  ['就诊日期', dayText(record, 'recordDate')],
  ['报告领取地区', regionText(record)],
  ['性别', record.gender === 'SECRET' ? '' : genderLabel[record.gender]],
  ['出生日期', dayText(record, 'birthday')],
  ['婚姻状况', marriedLabel(record.married)],
]

/** /health-detail/{id}: one record with its pictures (MISC-003); change and delete (BIND-014). */
export default function HealthDetailScreen() {
  const { id } = useScreenParams(paths.healthDetail)
  const { data: record } = useSuspenseQuery(recordById(id))
  const remove = useRemoveRecord(id, toRecordType(record.recordType))
  const facts = factsOf(record).filter(([, value]) => value)
  const kind = wordFor(recordTypeLabel, record.recordType) ?? '健康档案'
  return (
    <Page title="健康档案详情">
      <Card title={kind}>
        {facts.map(([label, value]) => (
          <Row key={label} label={label} value={value} />
        ))}
        {facts.length === 0 && <p className="muted">还没有填写就诊信息，可以点“编辑”补充。</p>}
      </Card>
      <Card title="档案图片">
        {record.recordImage.length > 0 ? (
          <RecordPictures pictures={record.recordImage} name={kind} />
        ) : (
          <p className="muted">这份档案没有图片，可以点“编辑”添加。</p>
        )}
      </Card>
      <ActionBar>
        <Button kind="danger" busy={remove.removing} onPress={remove.ask}>
          删除
        </Button>
        <LinkButton to={to(paths.healthEdit, { id })}>编辑</LinkButton>
      </ActionBar>
    </Page>
  )
}
