import type { ItemView } from '../../rules.ts'

/**
 * Volatile anaesthetics and succinylcholine, the medicines of the CPIC guideline on RYR1 and CACNA1S: an anaesthetist
 * chooses and gives them, nobody takes them at home.
 */
const ANAESTHETIC = /氟烷|氟醚|琥珀(?:酰)?胆碱|flurane|halothane|succinylcholine|suxamethonium/i

export const isAnaesthetic = ({ nameCn, nameEn }: Pick<ItemView, 'nameCn' | 'nameEn'>): boolean =>
  ANAESTHETIC.test(`${nameCn} ${nameEn}`)
