import '#/shared/pdf/older-engines.ts'
import { beginSession, sessionToken } from '#/domains/user/store.ts'
import { currentKnobs, storeKnobs, sentKnobs } from './persisted-knobs.ts'
import { parseKnobs } from './knobs.ts'

/** The browser side of the mock backend: stores the knobs of `?mock=…`, signs in as a persona, shows the ribbon. */

const SIGNED = 'mock-signed-in'

/** Knobs are given once in the address and then apply to the whole tab. */
function takeKnobs(): string {
  const url = new URL(window.location.href)
  const given = url.searchParams.get('mock')
  if (given !== null) {
    storeKnobs(given)
    url.searchParams.delete('mock')
    window.history.replaceState(window.history.state, '', url)
  }
  return currentKnobs()
}

function sendKnobs(): void {
  const plain = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    const knobs = sentKnobs()
    if (knobs && new URL(request.url).origin === window.location.origin) request.headers.set('x-mock', knobs)
    return plain(request)
  }
}

/** Whether the tab's session belongs to this persona; false after a reset, which ends all sessions. */
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
  // The panel lists the known personas.
  if (token) beginSession(token, persona)
}

/**
 * Refetches the shown data after every stage of a life, so that a demonstration runs by itself. It uses the app's
 * refetch for a page that comes back from the back/forward cache.
 */
const followLife = (each: number): void => {
  setInterval(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), each)
}

export async function startMocks(): Promise<void> {
  const text = takeKnobs()
  if (import.meta.env.MODE === 'mock') await (await import('./worker.ts')).startWorker()
  sendKnobs()
  if (/^\/__mock\/?$/.test(window.location.pathname)) {
    await (await import('./workbench/page.ts')).showWorkbench()
    // The app does not start on the page `/__mock/`.
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
