import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { dayText } from '#/shared/form/unreadable-fields.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { HealthRecord } from '../model.ts'
import { myRecords } from '../queries.ts'
import { newestFirst, type RecordType, recordTypeLabel, recordTypes, regionText, toRecordType } from '../rules.ts'
import '../components/health.css'

const tabs = recordTypes.map((value) => ({
  value,
  label: recordTypeLabel[value],
  to: to(paths.healthRecords, { type: value }),
}))

/** A record without an id is listed but cannot be opened. */
function RecordLine({ record }: { record: HealthRecord }) {
  if (!record.id)
    return (
      <div className="card record-line">
        <RecordFacts record={record} />
      </div>
    )
  return (
    <Link className="card record-line" to={to(paths.healthDetail, { id: record.id })}>
      <RecordFacts record={record} />
    </Link>
  )
}

function RecordFacts({ record }: { record: HealthRecord }) {
  return (
    <>
      <SafeImage src={record.recordImage[0] ?? ''} alt="" className="record-thumb" />
      <span className="record-text">
        <strong>{record.hospital || (wordFor(recordTypeLabel, record.recordType) ?? '健康档案')}</strong>
        <span className="muted">{dayText(record, 'recordDate') || '未填写日期'}</span>
        <span className="muted">{`${record.recordImage.length} 张图片`}</span>
        {regionText(record) && <span className="muted">{regionText(record)}</span>}
      </span>
    </>
  )
}

function RecordList({ type }: { type: RecordType }) {
  const { data } = useSuspenseQuery(myRecords(type))
  const add = to(paths.healthNew, {}, { type })
  if (data.items.length === 0)
    return (
      <EmptyState
        picture="empty-report"
        text={`还没有${recordTypeLabel[type]}。拍照存下来，就诊时随时能翻看。`}
        action={{ label: `添加${recordTypeLabel[type]}`, to: add }}
      />
    )
  return (
    <>
      <CollapsedRows
        items={newestFirst(data.items)}
        nameOf={({ id }) => id}
        className="record-list"
        label={recordTypeLabel[type]}
      >
        {(record) => <RecordLine record={record} />}
      </CollapsedRows>
      <LinkBar to={add}>{`添加${recordTypeLabel[type]}`}</LinkBar>
    </>
  )
}

/** /health-records/{type}: the records of one kind; for an unknown kind, of 病历 (BIND-013). */
export default function HealthRecordsScreen() {
  const navigate = useNavigate()
  const type = toRecordType(useScreenParams(paths.healthRecords).type)
  return (
    <Page title="健康档案" onBack={() => void navigate(paths.myMain)}>
      <TabLinks label="档案类型" tabs={tabs} value={type} />
      <ScreenPart key={type} waiting={<ScreenSkeleton kind="list" />}>
        <RecordList type={type} />
      </ScreenPart>
    </Page>
  )
}
