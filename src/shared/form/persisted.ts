import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { StoredValues } from './stored-values.ts'

/**
 * The fields of a form that may be written to the session storage, so that a reload keeps them. Only values that
 * identify nobody are allowed: kinds and types, regions (hundreds of thousands of people live in each), and the day and
 * time of a visit (many people visit at the same time). Never names, numbers, phones, dates of a life, texts about
 * health, pictures, codes, addresses below the region, ids or consents. The only exception is the text of a feedback:
 * it is long, so losing it is worse than storing it in the person's own tab.
 */
export interface PersistedFields<T extends FieldValues> {
  /** The fields to store, each with its check; the empty object stores none. */
  fields: z.ZodMiniObject<z.core.$ZodLooseShape>
  /** Labels of the other fields, in the order of the form: after a reload, these must be filled in again. */
  lost: Partial<Record<keyof T & string, string>>
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The values to store; null while all values are the defaults.
 * @param lostBefore fields that an earlier reload has lost and that may still be empty.
 */
export function valuesToStore<T extends FieldValues>(
  persisted: PersistedFields<T>,
  values: T,
  defaults: T,
  lostBefore: readonly string[] = [],
): StoredValues | null {
  const changed = (name: string): boolean => !isSame(values[name], defaults[name])
  const names = Object.keys(persisted.fields.shape).filter(changed)
  const lost = Object.keys(persisted.lost).filter((name) => changed(name) || lostBefore.includes(name))
  if (names.length === 0 && lost.length === 0) return null
  return { values: Object.fromEntries(names.map((name) => [name, values[name]])), lost }
}

/** Merges stored values into the form; values that do not fit their field are left out. */
export function withStoredValues<T extends FieldValues>(
  persisted: PersistedFields<T>,
  storedValues: StoredValues,
  defaults: T,
): T {
  const found = Object.entries(persisted.fields.shape).flatMap(([name, field]) => {
    const result = z.safeParse(field, storedValues.values[name])
    return name in storedValues.values && result.success ? [[name, result.data]] : []
  })
  return { ...defaults, ...Object.fromEntries(found) }
}

/** One sentence about the lost fields that are not filled in again yet; empty if there are none. */
export function lostText<T extends FieldValues>(
  persisted: PersistedFields<T>,
  lost: readonly string[],
  values: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>>,
): string {
  const names = Object.entries(persisted.lost).flatMap(([name, label]) =>
    lost.includes(name) && isSame(values[name], defaults[name]) ? [label] : [],
  )
  return names.length > 0 ? `为保护隐私，${names.join('、')}没有保存，请重新填写` : ''
}
