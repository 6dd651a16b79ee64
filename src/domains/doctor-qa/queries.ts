import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import type { Page } from '#/shared/api/endpoint.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { nullIfGone } from '#/shared/api/gone.ts'
import { nextPage, PAGE_SIZE, pages, query, readsOfRow } from '#/shared/api/query.ts'
import { watched } from '#/shared/api/watched.ts'
import { doctorQaApi } from './api.ts'
import type { Question } from './model.ts'
import { newestFirst } from './rules.ts'

type Loaded = InfiniteData<Page<Question>, number>

const sorted = (data: Loaded): Loaded => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: newestFirst(page.items) })),
})

/** My questions, the newest first. An answer may come while the page is open. */
export const myQuestions = () => ({ ...pages(doctorQaApi.mine, {}), ...watched, select: sorted })

/** A doctor's list is sorted by the phone: so many pages are read in one go, the rest on demand. */
const PAGES_AT_ONCE = 10

interface Part {
  items: Question[]
  /** The page of the server that comes next; undefined at the end. */
  next: number | undefined
}

async function partFrom(start: number, signal: AbortSignal): Promise<Part> {
  const read: Page<Question>[] = []
  // Pages before this part count for the total: they were full.
  const before = { items: [], total: null, sent: start * PAGE_SIZE } as Page<Question>
  for (let page = start; page < start + PAGES_AT_ONCE; page += 1) {
    // eslint-disable-next-line no-await-in-loop -- whether another page follows is in the answer to this one
    read.push(await call(doctorQaApi.forDoctor, { query: { page, size: PAGE_SIZE } }, { signal }))
    if (nextPage([before, ...read], PAGE_SIZE) === undefined)
      return { items: read.flatMap(({ items }) => items), next: undefined }
  }
  return { items: read.flatMap(({ items }) => items), next: start + PAGES_AT_ONCE }
}

/** The questions that the signed-in doctor answers; for nobody else. */
export const questionsForDoctor = () =>
  infiniteQueryOptions({
    queryKey: [...readsOfRow(doctorQaApi.forDoctor), 'parts'] as const,
    queryFn: ({ signal, pageParam }) => partFrom(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...watched,
  })

/** How often an open thread is read anew; less often while that fails, because each failure is told. */
const CHECK_MS = 20_000
const CHECK_FAILED_MS = 60_000

/** A question that is gone, or not for this person. */
export type Unseen = 'gone' | 'forbidden'

async function questionOr(found: Promise<Question>): Promise<Question | Unseen> {
  try {
    return (await nullIfGone(found)) ?? 'gone'
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') return 'forbidden'
    throw error
  }
}

/** An open thread is read anew while the page is seen. */
export const questionById = (id: string) =>
  queryOptions({
    queryKey: [...readsOfRow(doctorQaApi.one), { path: { id } }] as const,
    queryFn: ({ signal }): Promise<Question | Unseen> =>
      questionOr(call(doctorQaApi.one, { path: { id } }, { signal })),
    ...watched,
    staleTime: 5000,
    refetchInterval: ({ state }) => {
      if (typeof state.data === 'string') return false
      return state.status === 'error' ? CHECK_FAILED_MS : CHECK_MS
    },
  })

/** Among the own questions of a doctor this many pages are searched for one. */
const SEARCHED_PAGES = 5

/** Whether a question is the person's own. The server does not say it in the question: only doctors need to ask. */
export const isMine = (id: string) =>
  queryOptions({
    queryKey: [...readsOfRow(doctorQaApi.mine), 'has', id] as const,
    queryFn: async ({ signal }): Promise<boolean> => {
      const read: Page<Question>[] = []
      for (let page: number | undefined = 0; page !== undefined && page < SEARCHED_PAGES;) {
        // eslint-disable-next-line no-await-in-loop -- whether another page follows is in the answer to this one
        read.push(await call(doctorQaApi.mine, { query: { page, size: PAGE_SIZE } }, { signal }))
        if (read.at(-1)?.items.some((question) => question.id === id)) return true
        page = nextPage(read, PAGE_SIZE)
      }
      return false
    },
    // A question never changes its owner.
    staleTime: 3_600_000,
  })

export const hospitals = () => query(doctorQaApi.hospitals, {})
