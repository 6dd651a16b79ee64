import * as z from 'zod/mini'
import { parseReply } from '#/shared/api/call.ts'
import { deviations } from '#/shared/api/deviations.ts'
import type { EndpointRow } from '#/shared/api/endpoint.ts'
import type { Answer } from './ask.ts'
import { type Explained, explain, unexplained } from './explain.ts'

/** How one reply follows the contract. */
export interface Verdict {
  /** not judged: the call could not be sent, or this person may not send it. */
  verdict: 'kept' | 'tolerated' | 'broken' | 'not judged'
  /** One line: the number of entries, or why the reply is broken. */
  note: string
  details: readonly Explained[]
}

const broken = (note: string, details: readonly Explained[] = []): Verdict => ({ verdict: 'broken', note, details })
const kept = (note: string): Verdict => ({ verdict: 'kept', note, details: [] })

const noTotal: Explained = {
  path: 'x-total-count',
  expected: 'the number of all entries',
  came: 'nothing',
  fallback: 'pages are read until one is not full',
}

/** A read that the specification only names may be missing on a server (404). */
const notOffered = (row: EndpointRow): Explained => ({
  path: 'the reply',
  expected: 'status 200',
  came: 'status 404',
  fallback: row.list ? 'no entries' : 'nothing there yet',
})

/** The deviations in refused entries of a list, and those in all other entries. */
function inEntries(schema: z.core.$ZodType, entries: readonly unknown[]) {
  const refused = entries.filter((entry) => !z.safeParse(schema, entry).success)
  const explainAll = (some: readonly unknown[]) =>
    deviations(schema, some, true).flatMap((deviation) => explain(schema, some, deviation))
  const known = explainAll(refused)
  return {
    refused: [...known, ...refused.flatMap((entry) => unexplained(schema, entry, known, '[]'))],
    count: refused.length,
    others: explainAll(entries.filter((entry) => !refused.includes(entry))),
  }
}

const entriesText = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)

function judgeList(row: EndpointRow, schema: z.core.$ZodType, data: unknown, total: number | null): Verdict {
  if (!Array.isArray(data))
    return broken('not a list', [
      {
        path: 'the reply',
        expected: 'a list',
        came: typeof data === 'object' ? 'an object' : 'a bare value',
        fallback: 'the screen says that it cannot be read',
      },
    ])
  const { refused, count, others } = inEntries(schema, data)
  if (count > 0) return broken(`${count} of ${entriesText(data.length)} cannot be read`, [...refused, ...others])
  const details = row.query && total === null && data.length > 0 ? [...others, noTotal] : others
  const note = data.length === 0 ? 'no entry came' : entriesText(data.length)
  return details.length > 0 ? { verdict: 'tolerated', note, details } : kept(note)
}

/** Judges a response by the app's own schemas. */
export function judge(row: EndpointRow, schema: z.core.$ZodType, answer: Answer): Verdict {
  if (answer.failed) return broken(answer.failed)
  const { status, data, total } = answer
  if (status === 404 && row.mayBeMissing && !row.changes)
    return { verdict: 'tolerated', note: 'not offered', details: [notOffered(row)] }
  if (status === 403 && row.auth === 'user')
    return { verdict: 'not judged', note: 'not for this person (403)', details: [] }
  if (status >= 300) return broken(`status ${status}`)
  if (data === undefined) return broken(answer.html ? 'a web page came instead of JSON' : 'the reply is no JSON')
  if (row.list && data === null) return broken('null came instead of a list')
  if (row.list) return judgeList(row, schema, data, total)
  const details = deviations(schema, data).flatMap((deviation) => explain(schema, data, deviation))
  if (!parseReply(row, schema, data, total))
    return broken('cannot be read', [...details, ...unexplained(schema, data, details)])
  if (details.length > 0) return { verdict: 'tolerated', note: '', details }
  return kept(data === null ? 'null' : '')
}
