import { matchRoutes } from 'react-router'
import { isSalesman, me } from '#/domains/user/queries.ts'
import { sessionToken } from '#/domains/user/store.ts'
import type { Path } from '#/paths.ts'
import { whenIdleAfterStart } from '#/shared/lib/idle.ts'
import type { RawInput, ScreenRow } from '#/shared/lib/screen.ts'
import { currentQueryClient } from './identity.ts'
import {
  prefetchLevelOf,
  hasScrolled,
  type Connection,
  opensFor,
  type Person,
  type Point,
  unrecordedReads,
} from './prefetch-rules.ts'
import { rowOf } from './current-route.ts'
import { isUncached, prefetch } from './prefetch.ts'
import { domainOf, rowsOf } from './route-domains.ts'
import type { AppRouter } from './router.tsx'
import { isLoaded, loadScreen } from './screen-code.ts'

/** A finger that stays in place for this many ms (two frames) will probably tap; a scrolling finger has moved by then. */
const STILL_MS = 32
/** The maximum number of screens that are prefetched at a time because of touches. */
const AT_ONCE = 2
/** A touch does not prefetch an address again within this many ms, even if its reads have failed. */
const AGAIN_MS = 10_000
/**
 * Prefetching waits for the reads of the current screen: the interval, in ms, between two checks whether they have
 * ended.
 */
const BUSY_MS = 500

const prefetchLevel = () => prefetchLevelOf((navigator as { connection?: Connection }).connection)

function person(): Person {
  const client = currentQueryClient()
  return {
    signedIn: sessionToken() !== null,
    salesman: client.getQueryData(isSalesman().queryKey) ?? null,
    hasAddress: client.getQueryData(me().queryKey)?.hasAddress ?? null,
  }
}

interface MatchedScreen {
  row: ScreenRow
  input: RawInput
}

/** The row that the router would match for an address. */
function screenIn(rows: readonly ScreenRow[], { pathname, searchParams }: URL): MatchedScreen | null {
  const match = matchRoutes(
    rows.map((row) => ({ path: row.path, handle: row })),
    pathname,
  )?.at(-1)
  if (!match) return null
  const input = { params: match.params, query: searchParams, signedIn: sessionToken() !== null }
  return { row: match.route.handle, input }
}

async function screenAt(url: URL): Promise<MatchedScreen | null> {
  const domain = domainOf(url.pathname)
  return domain && screenIn(await rowsOf(domain), url)
}

/** Loads the code of a touched screen with its lazy parts, so that its first paint is complete. */
async function loadWithParts(row: ScreenRow): Promise<void> {
  const { parts = [] } = await loadScreen(row)
  await Promise.all(parts.map(({ request }) => request()))
}

/** Starts the reads of a touched screen; the navigation a moment later uses the same reads. */
async function prefetchReads({ row, input }: MatchedScreen): Promise<void> {
  if (prefetchLevel() === 'code' || !opensFor(row, person())) return
  const client = currentQueryClient()
  const missing = unrecordedReads(row.data?.(input) ?? []).filter((read) => isUncached(client, read))
  await Promise.all(missing.map((read) => prefetch(client, read)))
}

/** The address that a plain tap on an element opens inside the app; null if the address is open already. */
function addressAt(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null
  const url = new URL(link.href)
  const { pathname, search } = window.location
  return url.pathname === pathname && url.search === search ? null : url
}

/** A failed prefetch is ignored: the navigation sends the request again and shows its error. */
const silently = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

interface Finger {
  from: Point
  /** Whether the finger stays in place, as it does before a tap. */
  stays: Promise<boolean>
  decide: (stays: boolean) => void
}

/** Uses animation frames: browsers delay timers while a finger is on the screen. */
function trackFinger(from: Point): Finger {
  const since = performance.now()
  const finger = { from, decide: (() => {}) as Finger['decide'] }
  const stays = new Promise<boolean>((resolve) => (finger.decide = resolve))
  const look = () => {
    if (performance.now() - since >= STILL_MS) finger.decide(true)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return Object.assign(finger, { stays })
}

/** A touch of a link prefetches the code of its screen at once, and its data when the finger stays in place. */
function prefetchTouchedScreens(): void {
  const running = new Set<string>()
  const read = new Map<string, number>()
  let finger: Finger | null = null

  const prefetchAt = async (url: URL, { stays }: Finger) => {
    const found = await screenAt(url)
    if (!found) return
    const reads = stays.then((yes) => {
      if (!yes) return undefined
      read.set(url.href, performance.now())
      return prefetchReads(found)
    })
    await Promise.all([loadWithParts(found.row), reads])
  }
  const isNew = ({ href }: URL): boolean =>
    !running.has(href) && performance.now() - (read.get(href) ?? -AGAIN_MS) >= AGAIN_MS

  const onDown = (event: PointerEvent) => {
    finger?.decide(false)
    finger = null
    const url = event.isPrimary && event.button === 0 ? addressAt(event.target) : null
    if (!url || running.size >= AT_ONCE || !isNew(url)) return
    finger = trackFinger({ x: event.clientX, y: event.clientY })
    running.add(url.href)
    void silently(prefetchAt(url, finger)).then(() => running.delete(url.href))
  }
  const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (finger && hasScrolled(finger.from, { x, y })) finger.decide(false)
  }
  const watch = { capture: true, passive: true } as const
  window.addEventListener('pointerdown', onDown, watch)
  window.addEventListener('pointermove', onMove, watch)
  window.addEventListener('pointerup', () => finger?.decide(true), watch)
  for (const scrolls of ['pointercancel', 'scroll'] as const)
    window.addEventListener(scrolls, () => finger?.decide(false), watch)
}

async function rowAt(path: Path): Promise<ScreenRow | undefined> {
  const domain = domainOf(path)
  return domain ? (await rowsOf(domain)).find((row) => row.path === path) : undefined
}

/** When the browser is idle on a screen, prefetches the code of the screens in its `next`, one after the other. */
function prefetchNextScreens(router: AppRouter): void {
  let callOff = () => {}
  let drawn: ScreenRow | undefined

  const soon = (action: () => void) => {
    const cancel = whenIdleAfterStart(action)
    callOff = cancel
  }
  const prefetchInTurn = async ([path, ...later]: readonly Path[]) => {
    if (!path || prefetchLevel() !== 'all') return
    const from = drawn
    const row = await rowAt(path)
    const came = row !== undefined && (isLoaded(row) || (await silently(loadScreen(row))))
    if (came && drawn === from) soon(() => void silently(prefetchInTurn(later)))
  }
  const begin = (paths: readonly Path[]): void =>
    soon(() => {
      if (currentQueryClient().isFetching() === 0) return void silently(prefetchInTurn(paths))
      const timer = setTimeout(() => begin(paths), BUSY_MS)
      callOff = () => clearTimeout(timer)
    })
  const look = () => {
    const row = router.state.navigation.state === 'idle' ? rowOf(router) : undefined
    if (row === drawn) return
    callOff()
    drawn = row
    if (row?.next) begin(row.next)
  }
  router.subscribe(look)
  look()
}

/** Prefetching: on a touch and in an idle moment the app loads the screens that are probably opened next (ADR 026). */
export function prefetchScreens(router: AppRouter): void {
  prefetchTouchedScreens()
  prefetchNextScreens(router)
}
