import { beginSession, sessionToken } from '#/domains/user/store.ts'
import { currentKnobs, keepKnobs, sentKnobs } from './persisted-knobs.ts'
import { parseKnobs } from './knobs.ts'

/** The browser's side of the mock backend: stores the knobs of `?mock=…`, signs in as a persona, shows a ribbon. */

const SIGNED = 'mock-signed-in'

/** Knobs are given once in the address and then stay for the tab. */
function takeKnobs(): string {
  const url = new URL(window.location.href)
  const given = url.searchParams.get('mock')
  if (given !== null) {
    keepKnobs(given)
    url.searchParams.delete('mock')
    window.history.replaceState(window.history.state, '', url)
  }
  return currentKnobs()
}

/** Adds the knobs to every request of this tab. */
function sendKnobs(): void {
  const plain = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    const knobs = sentKnobs()
    if (knobs && new URL(request.url).origin === window.location.origin) request.headers.set('x-mock', knobs)
    return plain(request)
  }
}

/** Whether the tab's session is one of this persona; not after a reset, which ends all sessions. */
async function isSignedIn(persona: string): Promise<boolean> {
  const token = sessionToken()
  if (!token || window.sessionStorage.getItem(SIGNED) !== persona) return false
  const reply = await fetch(`/__mock/who?token=${encodeURIComponent(token)}`)
  return ((await reply.json()) as { persona?: string | null }).persona === persona
}

async function signInAs(persona: string): Promise<void> {
  if (persona === 'anonymous') return
  const reply = await fetch(`/__mock/sign-in?persona=${encodeURIComponent(persona)}`)
  const { token } = (await reply.json()) as { token?: string | null }
  // The panel says which personas there are.
  if (token) beginSession(token, persona)
}

/**
 * Reads again what is on the screen after every stage, so that a demonstration needs no hand: the app does so when a page
 * comes back from the back/forward cache.
 */
const followLife = (each: number): void => {
  setInterval(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), each)
}

/** Starts the mock backend's browser side before the app. */
export async function startMocks(): Promise<void> {
  const text = takeKnobs()
  if (import.meta.env.MODE === 'mock') await (await import('./worker.ts')).startWorker()
  sendKnobs()
  if (/^\/__mock\/?$/.test(window.location.pathname)) {
    await (await import('./workbench/page.ts')).showWorkbench()
    // The app does not start on this page.
    await new Promise<never>(() => undefined)
  }
  const { persona, life } = parseKnobs(text)
  if (life && life.from !== life.to) followLife(life.each)
  if (persona && !(await isSignedIn(persona))) {
    window.sessionStorage.setItem(SIGNED, persona)
    await signInAs(persona)
  }
  const { showPanel } = await import('./panel.ts')
  void showPanel()
}
