import { pages, query } from '#/shared/api/query.ts'
import { qaApi } from './contract.ts'

/** An answer may come while the page is open: read anew when it is seen again. */
const watched = { refetchOnWindowFocus: 'always' as const }

export const myQuestions = () => ({ ...pages(qaApi.mine, {}), ...watched })

/** The questions that the signed-in doctor answers; for nobody else. */
export const questionsForDoctor = () => ({ ...pages(qaApi.forDoctor, {}), ...watched })

/** An open thread is read anew every 20 s while the page is seen. */
export const questionById = (id: string) => ({
  ...query(qaApi.one, { path: { id } }),
  ...watched,
  staleTime: 5000,
  refetchInterval: 20_000,
})

export const hospitals = () => query(qaApi.hospitals, {})
