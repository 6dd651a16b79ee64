import * as z from 'zod/mini'
import { parseReply } from '#/shared/api/call.ts'
import { deviations } from '#/shared/api/deviations.ts'
import type { EndpointRow } from '#/shared/api/endpoint.ts'
import { listEntries } from '#/shared/api/list-envelope.ts'
import type { Answer } from './ask.ts'
import { type Explained, explain, unexplained } from './explain.ts'

export interface Verdict {
  /** not judged: the call could not be sent, or this person may not send it. */
  verdict: 'kept' | 'tolerated' | 'broken' | 'not judged'
  /** One line with the number of entries, or with the reason why the reply is broken. */
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

/** The deviations in refused entries of a list, and the deviations in all other entries. */
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

const noArray = (data: unknown, fallback: string): Explained => ({
  path: 'the reply',
  expected: 'a list',
  came: data === null ? 'null or an empty body' : typeof data === 'object' ? 'an object' : 'a bare value',
  fallback,
})

const leftOutText = (count: number, all: number): string =>
  count === all
    ? 'the screen says that the list cannot be read, and offers a retry'
    : `the screen says that ${entriesText(count)} could not be read`

function judgeList(row: EndpointRow, schema: z.core.$ZodType, data: unknown, total: number | null): Verdict {
  const entries = listEntries(schema, data)
  if (!entries) return broken('not a list', [noArray(data, 'the screen says that it cannot be read')])
  const { refused, count, others } = inEntries(schema, entries)
  const note = entries.length === 0 ? 'no entry came' : entriesText(entries.length)
  if (count > 0)
    return broken(`${count} of ${entriesText(entries.length)} cannot be read: ${leftOutText(count, entries.length)}`, [
      ...refused,
      ...others,
    ])
  const details = [
    ...others,
    ...(row.query && total === null && entries.length > 0 ? [noTotal] : []),
    ...(Array.isArray(data) ? [] : [noArray(data, `read as a list (${note})`)]),
  ]
  return details.length > 0 ? { verdict: 'tolerated', note, details } : kept(note)
}

const longNumber = (path: string): Explained => ({
  path,
  expected: 'an id as text; a number of at most 15 digits',
  came: 'a number that a double does not hold as it is spelled: above 2^53, with more digits, 99.00 or 1e3',
  fallback: 'read as a text with all digits; refused as money, and above 2^53 as a count',
})

const callPicture = (path: string): Explained => ({
  path,
  expected: 'the address of a picture',
  came: 'the address of a call of the contract, such as /auth/logout',
  fallback: 'it is not requested; no picture is shown',
})

const fromCache: Explained = {
  path: 'Date',
  expected: 'the present time of the server, in a fresh reply',
  came: 'a reply out of a cache (Age, or a hit in x-cache)',
  fallback: 'it does not set the clock for sales and countdowns',
}

/** Judges a response by the app's own schemas. */
export function judge(row: EndpointRow, schema: z.core.$ZodType, answer: Answer): Verdict {
  const { verdict, note, details } = judgeReply(row, schema, answer)
  const more = [
    ...(answer.long ?? []).map(longNumber),
    ...(answer.callPictures ?? []).map(callPicture),
    ...(answer.cached ? [fromCache] : []),
  ]
  if (verdict === 'not judged' || more.length === 0) return { verdict, note, details }
  return { verdict: verdict === 'kept' ? 'tolerated' : verdict, note, details: [...more, ...details] }
}

function judgeReply(row: EndpointRow, schema: z.core.$ZodType, answer: Answer): Verdict {
  if (answer.failed) return broken(answer.failed)
  const { status, data, total } = answer
  if (status === 404 && row.mayBeMissing && !row.changes)
    return { verdict: 'tolerated', note: 'not offered', details: [notOffered(row)] }
  if (status === 403 && row.auth === 'user')
    return { verdict: 'not judged', note: 'not for this person (403)', details: [] }
  if (status >= 300) return broken(`status ${status}`)
  if (data === undefined) return broken(answer.html ? 'a web page came instead of JSON' : 'the reply is no JSON')
  if (row.list) return judgeList(row, schema, data, total)
  const details = deviations(schema, data).flatMap((deviation) => explain(schema, data, deviation))
  if (!parseReply(row, schema, data, total))
    return broken('cannot be read', [...details, ...unexplained(schema, data, details)])
  if (details.length > 0) return { verdict: 'tolerated', note: '', details }
  return kept(data === null ? 'null' : '')
}
