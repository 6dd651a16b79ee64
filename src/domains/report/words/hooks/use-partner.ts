import { useReportRef } from '../../hooks/use-report-ref.ts'
import { tourKey } from '../../tour-store.ts'
import type { Partner } from '../owner-rules.ts'
import { usePartners } from '../partner-store.ts'

/** Whether the partner carries the gene of an item, as the person says: the one state of all texts about it. */
export function usePartnerOf(): (id: string) => Partner {
  const { reportRef } = useReportRef()
  const partners = usePartners((state) => state.partners)
  return (id) => partners[`${tourKey(reportRef)}#${id}`] ?? 'UNKNOWN'
}

/** The partner of one item, and the setter. */
export function usePartner(id: string) {
  const { reportRef } = useReportRef()
  const partner = usePartnerOf()(id)
  const setPartner = (said: Partner) =>
    usePartners.setState(({ partners }) => ({ partners: { ...partners, [`${tourKey(reportRef)}#${id}`]: said } }))
  return { partner, setPartner }
}
