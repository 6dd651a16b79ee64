import { withoutHash } from './entry-url.ts'
import type { Platform } from './platform.ts'
import { type PageSignature, type Proof, verifier, type VerifierParts } from './verify-signature.ts'

/** `idle` means that nothing is signed yet, `failed` that no candidate address was accepted for the page. */
export type SigningState = 'idle' | 'ready' | 'failed'

export interface SigningParts extends VerifierParts {
  sign: (url: string) => Promise<PageSignature>
  platform: Pick<Platform, 'wechat' | 'ios'>
  entryUrl: string
  /** The current address; after a navigation, it is already the address of the next page. */
  currentUrl: () => string
}

export interface Signing {
  state: () => SigningState
  /** Whether this address is signed already. */
  holds: (url: string) => boolean
  /** Signs the page at this address, one at a time; resolves with the state, never rejects. */
  page: (url: string) => Promise<SigningState>
}

type Kind = 'entry' | 'current'

interface Candidate {
  kind: Kind
  url: string
}

/**
 * iOS checks against the entry address, other systems against the current address. Neither rule always holds, so the
 * other address is tried second.
 */
export function candidatesFor(current: string, entry: string, first: Kind): Candidate[] {
  if (current === entry) return [{ kind: first, url: current }]
  const atEntry: Candidate = { kind: 'entry', url: entry }
  const atPresent: Candidate = { kind: 'current', url: current }
  return first === 'entry' ? [atEntry, atPresent] : [atPresent, atEntry]
}

/** `unanswered` means that no signature was sent, so a retry may help; `left` means that the page was left. */
type Outcome = 'accepted' | 'refused' | 'unanswered' | 'left'

const stateAfter: Readonly<Record<Outcome, SigningState>> = {
  accepted: 'ready',
  refused: 'failed',
  unanswered: 'failed',
  // The next page requests its own signature.
  left: 'idle',
}

/** Tries the candidates of one page, each once. */
function pageSigner(parts: SigningParts) {
  const { platform, entryUrl, sign, prove, currentUrl } = parts
  const verify = verifier(parts)
  let first: Kind = platform.ios ? 'entry' : 'current'
  let verified: string | null = null

  /** A verified address is not signed again while its signature is valid. */
  const holdsStill = async (url: string): Promise<boolean> =>
    url === verified && (await prove().catch((): Proof => 'refused')) === 'accepted'

  const tryOne = async (url: string, stale: () => boolean): Promise<Outcome> => {
    if (await holdsStill(url)) return 'accepted'
    if (stale()) return 'left'
    const signature = await sign(url).catch(() => null)
    if (!signature) return 'unanswered'
    if (stale()) return 'left'
    verified = null
    if (!(await verify(signature))) return 'refused'
    verified = url
    return 'accepted'
  }

  /** After the page was left, WeChat would check another address. The entry address of iOS never changes. */
  const left = (url: string, kind: Kind) => !(platform.ios && kind === 'entry') && withoutHash(currentUrl()) !== url

  return async (url: string, overtaken: () => boolean): Promise<Outcome> => {
    let outcome: Outcome = 'refused'
    for (const { kind, url: candidate } of candidatesFor(url, entryUrl, first)) {
      const stale = () => overtaken() || left(url, kind)
      // oxlint-disable-next-line no-await-in-loop -- sequential: the second address is tried only if the first is refused
      const tried = await tryOne(candidate, stale)
      if (stale()) return 'left'
      if (tried === 'accepted') {
        if (url !== entryUrl) first = kind
        return tried
      }
      if (tried === 'unanswered') outcome = tried
    }
    return outcome
  }
}

/**
 * Signs pages for the SDK (NAV-021, ADD-001, VAL-039 to VAL-041): one at a time, each candidate address once (VAL-040),
 * beginning with the kind of address that was accepted last. Results for a page that was left are dropped.
 */
export function createSigning(parts: SigningParts): Signing {
  const signPage = pageSigner(parts)
  let last: Outcome = 'left'
  let wanted = ''
  /** Counts the pages: the signature of an earlier page is dropped. */
  let generation = 0
  let running: Promise<void> | null = null
  const state = () => stateAfter[last]

  const run = async (): Promise<void> => {
    let outcome: Outcome
    let started: number
    do {
      started = generation
      const since = started
      // oxlint-disable-next-line no-await-in-loop -- sequential: one request at a time, for the latest address
      outcome = await signPage(wanted, () => generation !== since)
    } while (outcome === 'left' && generation !== started)
    last = outcome
  }

  const isSettled = (url: string) => running === null && wanted === url && (last === 'accepted' || last === 'refused')

  const page = async (given: string): Promise<SigningState> => {
    const url = withoutHash(given)
    if (!parts.platform.wechat || isSettled(url)) return state()
    if (wanted !== url) generation += 1
    wanted = url
    running ??= run().finally(() => void (running = null))
    await running
    return state()
  }

  return { state, holds: (url) => last === 'accepted' && isSettled(withoutHash(url)), page }
}
