import { onOtherPerson } from '#/domains/user/store.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import type { Partner } from './owner-rules.ts'

/** What is said of the partner, by report and item. In memory of this document only, because it is health data. */
export const usePartners = documentStore<{ partners: Readonly<Record<string, Partner>> }>(() => ({ partners: {} }))

onOtherPerson(() => usePartners.setState({ partners: {} }))
