import { personStore } from '#/domains/user/person-state.ts'
import type { Partner } from './owner-rules.ts'

/**
 * The partner's result as the person has entered it, by report and item. Kept in memory of this document only, because
 * it is health data.
 */
export const usePartners = personStore<{ partners: Readonly<Record<string, Partner>> }>(() => ({ partners: {} }))
