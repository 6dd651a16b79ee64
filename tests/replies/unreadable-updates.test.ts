import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Address } from '#/domains/address/model.ts'
import { Registration } from '#/domains/event-registration/model.ts'
import { Milestone } from '#/domains/family/milestone/model.ts'
import { Baby, HealthRecord } from '#/domains/health/model.ts'
import { InsureMaterial } from '#/domains/insurance/application/model.ts'
import { Claim } from '#/domains/insurance/model.ts'
import { Patient } from '#/domains/patient/model.ts'
import { User } from '#/domains/user/model.ts'
import { Visitor } from '#/domains/visitor/model.ts'
import type { UnreadableFields } from '#/shared/api/editable.ts'
import { requireBlock, valueAt, withValueAt, type Schema, positionsIn, completeReply } from '#tests/reply-positions.ts'
import { allEndpoints } from '../support/contracts.ts'

/**
 * The write that changes an existing entry sends the values of its form. A field that could not be parsed is empty in
 * the form, so the write would clear it. The entry names such fields, and the write can omit them.
 */

interface Update {
  /** The schema of the entry that the form edits. */
  entry: Schema
  /** The position of the entry in its reply. */
  inside?: string[]
  read?: (reply: unknown) => UnreadableFields | null | undefined
  /** Fields that the form requires, or that come from elsewhere: ids, parts of the address, results of other writes. */
  other: string[]
}

const updates: Readonly<Record<string, Update>> = {
  'address.update': { entry: Address, other: ['id'] },
  'event-registration.update': {
    entry: Registration,
    inside: ['genericFormData', 'data'],
    read: (reply) => (reply as Registration).form,
    other: ['id', 'genericFormData'],
  },
  'health.update': { entry: HealthRecord, other: ['id'] },
  'health.updateBaby': { entry: Baby, other: ['id'] },
  'insurance.applyAgain': { entry: Claim, other: ['id', 'proBarcode', 'contractCode'] },
  'insurance-application.update': { entry: InsureMaterial, other: ['id', 'answers', 'submitted'] },
  'milestone.update': { entry: Milestone, other: ['id'] },
  'patient.update': { entry: Patient, other: ['id'] },
  'user.update': { entry: User, other: [] },
  'visitor.save': { entry: Visitor, other: ['id', 'name'] },
}

/** Writes with the id of an entry that send no value of the entry, with what they send instead. */
const WITHOUT_ENTRY_VALUES: Readonly<Record<string, string>> = {
  'family.answer': 'the answer',
  'home.markRead': 'the id',
  'mall.quitGroup': 'the id',
  'event-registration.updateVisit': 'a place, a day and a time that are chosen anew',
  'event-registration.cancelVisit': 'a reason',
  'event-registration.cancel': 'a reason',
  'insurance.addExpress': 'a parcel that is typed anew',
  'genetic-friends.share': 'the new choice',
  'patient.checkCover': 'the body of patient.update',
  'payment.publicStart': 'the way of payment',
  'payment.start': 'the way of payment',
  'points.confirm': 'the id',
  'doctor-qa.add': 'a new question',
  'visit-reservation.update': 'a day and a time that are chosen anew',
  'wallet.changeBank': 'a card that is typed anew',
  'wallet.changeWx': 'a name that is typed anew',
}

/** The writes that have the id of an entry and a body. */
async function endpointsThatChange(): Promise<{ id: string; fields: Readonly<Record<string, z.core.$ZodType>> }[]> {
  const found: { id: string; fields: Readonly<Record<string, z.core.$ZodType>> }[] = []
  for (const { id, row, model } of allEndpoints) {
    if (!row.changes || !row.body) continue
    const body = ((await model()) as Record<string, z.ZodMiniObject | undefined>)[row.body]
    const fields = body?._zod.def.shape ?? {}
    if ('id' in fields || row.path.includes('{') || id === 'user.update') found.push({ id, fields })
  }
  return found
}

const endpoints = await endpointsThatChange()

test('every write that changes an existing entry is in the table of this test', () =>
  expect(endpoints.map(({ id }) => id).sort()).toEqual(
    [...Object.keys(updates), ...Object.keys(WITHOUT_ENTRY_VALUES)].sort(),
  ))

describe('a field that cannot be parsed is reported as unread, and the write can omit the field', () => {
  test.each(Object.entries(updates))(
    'for the write %s',
    (id, { entry, inside = [], read = (reply) => reply as UnreadableFields, other }) => {
      const sample = completeReply(entry)
      const sent = endpoints.find((one) => one.id === id)?.fields ?? {}
      const names = inside.length > 0 ? Object.keys(valueAt(sample, inside) as object) : Object.keys(sent)
      const wrong: string[] = []
      expect(read(z.parse(entry, sample))?.unreadable).toBeUndefined()
      for (const name of names.filter((one) => !other.includes(one))) {
        const path = [...inside, name]
        const position = positionsIn(entry).find((one) => one.path.join('.') === path.join('.'))
        if (!position) wrong.push(`${name} is not read`)
        const unreadable = position && requireBlock(position.schema).kind === 'list' ? 'words' : { unexpected: 1 }
        const broken = read(z.parse(entry, withValueAt(sample, path, unreadable)))
        if (!broken?.unreadable?.includes(name)) wrong.push(`${name} is not named`)
        if (inside.length === 0 && !z.safeParse(sent[name] as Schema, undefined).success)
          wrong.push(`${name} is always sent`)
      }
      expect(wrong).toEqual([])
    },
  )
})
