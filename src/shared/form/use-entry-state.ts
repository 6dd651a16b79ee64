import { useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { storedValue } from '#/shared/lib/storage.ts'
import { type DraftGeneration, draftGeneration } from './drafts.ts'

type Values = Map<string, unknown>

/** The values by name and history entry. Like drafts, they are deleted when another person signs in. */
const values = pageState(() => new WeakMap<DraftGeneration, Values>())

function valuesNow(): Values {
  const now = values.current.get(draftGeneration()) ?? new Map<string, unknown>()
  values.current.set(draftGeneration(), now)
  return now
}

/** The value of the last history entry, by name. */
const Saved = z.record(z.string(), z.object({ entry: z.string(), value: z.unknown() }))
const saved = storedValue<z.infer<typeof Saved>>('session', 'entry-state', Saved, {})

/**
 * `useState` for choices on a screen that is not kept alive: Back restores them. Another history entry, even with the
 * same address, begins with `initial`.
 * @param schema stores the value for a reload, too. Nothing personal may have a schema.
 */
export function useEntryState<T>(
  name: string,
  initial: () => T,
  schema?: z.ZodMiniType<T>,
): readonly [T, (next: T) => void] {
  const { key, pathname, search } = useLocation()
  const entry = `${key} ${pathname}${search}`
  const id = `${name} ${entry}`
  const restored = (): T => {
    // The cast is safe, because only the screen that owns the name writes its value.
    if (valuesNow().has(id)) return valuesNow().get(id) as T
    const last = saved.read()[name]
    const parsed = schema && last?.entry === entry ? z.safeParse(schema, last.value) : null
    return parsed?.success ? parsed.data : initial()
  }
  const [value, setValue] = useState(restored)
  const change = (next: T) => {
    valuesNow().set(id, next)
    if (schema) saved.write({ ...saved.read(), [name]: { entry, value: next } })
    setValue(next)
  }
  return [value, change]
}
