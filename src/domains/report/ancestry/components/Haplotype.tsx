import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { nationViews, unknownText } from '../ancestry-rules.ts'
import { sampleAt } from '../../detail-rules.ts'
import { isUnknownHaplotype } from '../haplo-rules.ts'
import { type Line, noResultReason } from '../haplo-texts.ts'
import type { HaploTypeResult } from '../../model.ts'
import { myReports } from '../../my-reports.ts'
import { isOwnSource } from '../../report-source.ts'
import { NationList } from './AreaList.tsx'
import { HaploHero } from './HaploHero.tsx'
import { Migration } from './Migration.tsx'
import { Unknown } from './Unknown.tsx'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'

/** The gender of the tested person, if the reader may know it. */
function useGender() {
  const { reportRef, isOwn } = useReportRef()
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...myReports(), enabled: signedIn && isOwn })
  return sampleAt((isOwn && data?.items) || [], reportRef.sampleId)?.customerEntityDTO?.gender ?? 'SECRET'
}

function UnknownLine({ line, name }: { line: Line; name: string }) {
  const gender = useGender()
  const { reportRef } = useReportRef()
  const { kind, who } = useVoice()
  // ANC-003 has no wording for readers of another person's report.
  const whose = kind === 'other' && isOwnSource(reportRef) ? '您' : who
  return <Unknown title={unknownText(name, whose)} reasons={noResultReason(line, gender)} />
}

interface HaplotypeProps {
  result: HaploTypeResult | null
  line: Line
  name: string
}

/** The paternal or maternal line, or the reason why it is unknown (ANC-003, ANC-012). */
export function Haplotype({ result, line, name }: HaplotypeProps) {
  if (!result || isUnknownHaplotype(result)) return <UnknownLine line={line} name={name} />
  const { about = '', nations = [] } = result.haplogroup ?? {}
  return (
    <>
      <HaploHero result={result} line={line} name={name} />
      <Migration result={result} name={name} />
      {about && (
        <Card title="关于这一支">
          <p>{about}</p>
        </Card>
      )}
      {nations.length > 0 && (
        <Card title="哪些人群里更常见">
          <p className="muted">数字是各人群里大约有多少人属于这一支，不是民族成分。</p>
          <NationList nations={nationViews(nations)} colour="var(--brand)" />
        </Card>
      )}
    </>
  )
}
