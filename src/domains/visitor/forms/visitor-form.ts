import * as z from 'zod/mini'
import { isMobile } from '#/shared/lib/mobile.ts'
import { required, type Rule, text } from '#/shared/form/validators.ts'
import { withoutUnreadable } from '#/shared/form/unreadable-fields.ts'
import type { Visitor, VisitorBody } from '../model.ts'

export const NOTE_LENGTH = 200

/** The stored number may be masked, so it is checked only after a change. */
const phoneOr =
  (stored: string): Rule =>
  (value, field) =>
    value === '' || value === stored || isMobile(value) ? null : `${field}格式错误`

/** ADD-007: only the name is required. */
export const visitorForm = (visitor: Visitor | null) =>
  z.object({
    name: text('称呼', required),
    mobile: text('手机号', phoneOr(visitor?.mobile ?? '')),
    note: text('备注'),
  })
export type VisitorValues = z.infer<ReturnType<typeof visitorForm>>

export const valuesOf = (visitor: Visitor | null): VisitorValues => ({
  name: visitor?.name ?? '',
  mobile: visitor?.mobile ?? '',
  note: visitor?.note ?? '',
})

/** The request body, without an unchanged number and without a note that could not be read. */
export const bodyOf = ({ name, mobile, note }: VisitorValues, visitor: Visitor | null): VisitorBody => ({
  name,
  ...withoutUnreadable({ note }, { note: visitor?.note ?? '' }, visitor),
  ...(visitor ? { id: visitor.id } : {}),
  ...(mobile === (visitor?.mobile ?? '') ? {} : { mobile }),
})
