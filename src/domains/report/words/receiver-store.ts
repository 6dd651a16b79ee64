import { onOtherPerson } from '#/domains/user/store.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import type { ReportRef } from '../report-source.ts'
import type { Relation } from './receiver-rules.ts'

/**
 * How the reader is related to the owner of a shared report. The relation is stored only in memory, because no call
 * accepts it.
 */
const useRelations = documentStore<{ relations: Readonly<Record<string, Relation>> }>(() => ({ relations: {} }))

// When another person signs in, the app asks for that person's relation.
onOtherPerson(() => useRelations.setState({ relations: {} }))

const keyOf = ({ sampleId, source }: ReportRef): string =>
  source?.kind === 'code' ? `code/${source.sharingCode}` : `friend/${sampleId}`

/** The relation to the owner of this report (null until it was chosen), and the function that stores it. */
export function useRelation(reportRef: ReportRef) {
  const key = keyOf(reportRef)
  const relation = useRelations(({ relations }) => relations[key] ?? null)
  const choose = (next: Relation) =>
    useRelations.setState(({ relations }) => ({ relations: { ...relations, [key]: next } }))
  return { relation, choose }
}
