import { onOtherPerson } from '#/domains/user/store.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import type { Partner } from './owner-rules.ts'

/**
 * The partner's result as the person has entered it, by report and item. Stored only in memory, because the result is
 * health data.
 */
export const usePartners = documentStore<{ partners: Readonly<Record<string, Partner>> }>(() => ({ partners: {} }))

onOtherPerson(() => usePartners.setState({ partners: {} }))
