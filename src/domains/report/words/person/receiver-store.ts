import { personStore } from '#/domains/user/person-state.ts'
import type { ReportRef } from '../../source/report-source.ts'
import type { Relation } from './receiver-rules.ts'

/** The reader's relation to the owner of a shared report. Stored only in memory: no call sends it to the server. */
const useRelations = personStore<{ relations: Readonly<Record<string, Relation>> }>(() => ({ relations: {} }))

const keyOf = ({ sampleId, source }: ReportRef): string =>
  source?.kind === 'code' ? `code/${source.sharingCode}` : `friend/${sampleId}`

export function useRelation(reportRef: ReportRef) {
  const key = keyOf(reportRef)
  const relation = useRelations(({ relations }) => relations[key] ?? null)
  const choose = (next: Relation) =>
    useRelations.setState(({ relations }) => ({ relations: { ...relations, [key]: next } }))
  return { relation, choose }
}
