import * as z from 'zod/mini'
import { maxCharacters } from '#/shared/form/character-count.ts'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { phone, required, text } from '#/shared/form/validators.ts'
import type { FamilyInvitation, FamilyRelationType, NewInvitation } from '../model.ts'
import { relationValue } from '../relation-types.ts'

export const NAME_LENGTH = 20
export const REMARK_LENGTH = 50

/** FAM-013, LOGIN-009; the order of the fields is the order of the error messages. */
export const InviteForm = z.object({
  relation: text('关系', required),
  mobile: text('手机号', required, phone),
  name: text('称呼', maxCharacters(NAME_LENGTH)),
  remark: text('留言', maxCharacters(REMARK_LENGTH)),
})
export type InviteValues = z.infer<typeof InviteForm>

type Types = readonly FamilyRelationType[]

/** Only the relation survives a reload: it identifies nobody. The data of the invited person stays in memory. */
export const persistedInviteFields = (types: Types): PersistedFields<InviteValues> => ({
  fields: z.object({ relation: z.string().check(z.refine((value) => relationValue(types, value) === value)) }),
  lost: { mobile: '手机号', name: '称呼', remark: '留言' },
})

/** The values of the invitation to repeat, without its masked number; else the relation in the address. */
export const inviteValues = (
  types: Types,
  relation: string | null,
  before: Pick<FamilyInvitation, 'relation' | 'name' | 'remark'> | null,
): InviteValues => ({
  relation: relationValue(types, before ? before.relation : relation),
  mobile: '',
  name: (before?.name ?? '').slice(0, NAME_LENGTH),
  remark: (before?.remark ?? '').slice(0, REMARK_LENGTH),
})

export const bodyOf = ({ relation, mobile, name, remark }: InviteValues): NewInvitation => ({
  mobile,
  relation,
  name,
  remark,
})
