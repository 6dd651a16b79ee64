import { write } from '#/shared/api/write.ts'
import { insureApi } from './contract.ts'

/** Saves the answers about health, before anything else is asked (INS-004). No call lists them, so a lost answer is sent again with its key. */
export const saveAnswers = write(insureApi.save)

/** Saves a part of the insured person's data (INS-004). The same change twice has the same effect. */
export const saveInsured = write(insureApi.update, { done: '已保存' })
