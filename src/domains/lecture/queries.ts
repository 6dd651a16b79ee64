import { queryOrNull } from '#/shared/api/gone.ts'
import { infiniteQuery, query } from '#/shared/api/query.ts'
import { lectureApi } from './api.ts'

/** The app sorts live lectures itself, so all of them are read as one page. */
const ALL_LIVES = 100
const FURTHER = 6
/** ms between refetches of a live lecture that is shown. */
export const LIVE_CHECK_MS = 60_000

export const lectureVideos = () => infiniteQuery(lectureApi.videos, {})

export const lectureVideo = (id: string) => queryOrNull(lectureApi.video, { path: { id } })

/** The first videos, for the list below another video. */
export const firstVideos = () => query(lectureApi.videos, { query: { page: 0, size: FURTHER } })

export const lives = () => query(lectureApi.lives, { query: { page: 0, size: ALL_LIVES } })

export const live = (id: string) => queryOrNull(lectureApi.live, { path: { id } })
