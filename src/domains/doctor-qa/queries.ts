import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { withRefused } from '#/shared/api/blocks.ts'
import { call } from '#/shared/api/call.ts'
import type { Page } from '#/shared/api/endpoint.ts'
import { orInaccessible } from '#/shared/api/gone.ts'
import { nextPage, PAGE_SIZE, infiniteQuery, query, rowKey } from '#/shared/api/query.ts'
import { mergePages } from '#/shared/api/whole-list.ts'
import { refetchWhenVisible } from '#/shared/api/refetch-when-visible.ts'
import { doctorQaApi } from './api.ts'
import type { Question } from './model.ts'
import { newestFirst } from './rules.ts'

type Loaded = InfiniteData<Page<Question>, number>

const sorted = (data: Loaded): Loaded => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: newestFirst(page.items) })),
})

/** The person's questions, the newest first; refetched when the page becomes visible, because answers may arrive. */
export const myQuestions = () => ({ ...infiniteQuery(doctorQaApi.mine, {}), ...refetchWhenVisible, select: sorted })

/** The app sorts a doctor's list itself, and therefore loads this many pages at once, and further pages on demand. */
const PAGES_AT_ONCE = 10

interface Part extends Page<Question> {
  /** The next page of the server; undefined at the end. */
  next: number | undefined
}

async function partFrom(start: number, signal: AbortSignal): Promise<Part> {
  const read: Page<Question>[] = []
  // Stands for the pages before `start`, which were full, so that `nextPage` counts their entries.
  const before: Page<Question> = { items: withRefused([], Array<string>(start * PAGE_SIZE).fill('')), total: null }
  for (let page = start; page < start + PAGES_AT_ONCE; page += 1) {
    // eslint-disable-next-line no-await-in-loop -- whether another page follows is in the answer to this one
    read.push(await call(doctorQaApi.forDoctor, { query: { page, size: PAGE_SIZE } }, { signal }))
    if (nextPage([before, ...read], PAGE_SIZE) === undefined) return { ...mergePages(read), next: undefined }
  }
  return { ...mergePages(read), next: start + PAGES_AT_ONCE }
}

/** The questions for the signed-in doctor; the server refuses other people. */
export const questionsForDoctor = () =>
  infiniteQueryOptions({
    queryKey: [...rowKey(doctorQaApi.forDoctor), 'parts'] as const,
    queryFn: ({ signal, pageParam }) => partFrom(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...refetchWhenVisible,
  })

/** ms between refetches of an open thread; longer after a failure, because each failure shows a toast. */
const CHECK_MS = 20_000
const CHECK_FAILED_MS = 60_000

export const questionById = (id: string) =>
  queryOptions({
    queryKey: [...rowKey(doctorQaApi.one), { path: { id } }] as const,
    queryFn: ({ signal }) => orInaccessible(call(doctorQaApi.one, { path: { id } }, { signal })),
    ...refetchWhenVisible,
    staleTime: 5000,
    refetchInterval: ({ state }) => {
      if (typeof state.data === 'string') return false
      return state.status === 'error' ? CHECK_FAILED_MS : CHECK_MS
    },
  })

/** The most pages of a doctor's own questions that are searched for one question. */
const SEARCHED_PAGES = 5

/**
 * Whether the person has asked this question. A question does not contain its owner; the app needs the owner only if
 * the reader is a doctor.
 */
export const isMine = (id: string) =>
  queryOptions({
    queryKey: [...rowKey(doctorQaApi.mine), 'has', id] as const,
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
