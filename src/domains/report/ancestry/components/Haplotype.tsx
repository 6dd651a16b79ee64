import { Card } from '#/shared/ui/Page.tsx'
import { nationViews, unknownText } from '../ancestry-rules.ts'
import { isUnknownHaplotype, haploPieces, originText } from '../haplo-rules.ts'
import { type Line, noResultReason, pieceText } from '../haplo-texts.ts'
import type { HaploTypeResult } from '../../model.ts'
import { isOwnSource } from '../../source/report-source.ts'
import { NationList } from './AreaList.tsx'
import { Migration } from './Migration.tsx'
import { Unknown } from './Unknown.tsx'
import { useOwnSample } from '../../hooks/use-own-sample.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'
import { useState } from 'react'
import './ancestry.css'

function UnknownLine({ line, name }: { line: Line; name: string }) {
  const gender = useOwnSample().sample?.customerEntityDTO?.gender ?? 'SECRET'
  const { reportRef } = useReportRef()
  const { kind, who } = useVoice()
  // ANC-003 has no wording for readers of another person's report.
  const whose = kind === 'other' && isOwnSource(reportRef) ? '您' : who
  return <Unknown title={unknownText(name, whose)} reasons={noResultReason(line, gender)} />
}

function HaploHero({ result, line, name }: { result: HaploTypeResult; line: Line; name: string }) {
  const pieces = haploPieces(result.haplotype)
  const [piece, setPiece] = useState(pieces.at(-1) ?? '')
  const origin = originText(result.haplogroup)
  return (
    <section className="haplo-hero">
      <h2>
        {name}
        <strong>{result.haplotype}</strong>
      </h2>
      {origin && <p>{origin}</p>}
      <ul className="haplo-pieces" aria-label="单倍群的每一段">
        {pieces.map((entry) => (
          <li key={entry}>
            <button type="button" aria-pressed={entry === piece} onClick={() => setPiece(entry)}>
              {entry}
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        <strong>{piece}</strong> {pieceText(line, result, piece)}
      </p>
    </section>
  )
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
