import { useReportRef } from '../../hooks/use-report-ref.ts'
import { itemKey } from '../../sensitive/sensitive-store.ts'
import type { Partner } from '../person/owner-rules.ts'
import { personStore } from '#/domains/user/person-state.ts'

/** The partner's result as the person has entered it, by report and item. In memory only, because it is health data. */
const usePartners = personStore<{ partners: Readonly<Record<string, Partner>> }>(() => ({ partners: {} }))

/** The partner's result for an item, as the person has entered it; all texts about the partner use this state. */
export function usePartnerOf(): (id: string) => Partner {
  const { reportRef } = useReportRef()
  const partners = usePartners((state) => state.partners)
  return (id) => partners[itemKey(reportRef, id)] ?? 'UNKNOWN'
}

/** The person's answer about the partner for one item. Without an answer, `said` is null and `partner` is UNKNOWN. */
export function usePartner(id: string) {
  const { reportRef } = useReportRef()
  const key = itemKey(reportRef, id)
  const said = usePartners(({ partners }) => partners[key] ?? null)
  const setPartner = (next: Partner) =>
    usePartners.setState(({ partners }) => ({ partners: { ...partners, [key]: next } }))
  return { partner: said ?? 'UNKNOWN', said, setPartner }
}
