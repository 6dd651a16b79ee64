import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import {
  beginSession,
  endSession,
  expireSession,
  followOtherTabs,
  hideWhileAway,
  setUserId,
  partnerAgreed,
  sessionKeys,
  sessionToken,
  signedOut,
  thirdPartyCode,
  useSession,
} from './store.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import { quiet } from '#tests/quiet.ts'

const root = document.documentElement
const kept = () => localStorage.getItem('app:session')
/** A value that another tab stores; with `told`, this tab gets the storage event. */
function otherTab(token: string | null, told = true): void {
  localStorage.setItem('app:session', JSON.stringify({ token }))
  if (told) window.dispatchEvent(new StorageEvent('storage', { key: 'app:session' }))
}

let ends: (() => void)[] = []
beforeEach(() => {
  beginSession('T1', 'U1')
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  endSession()
  root.className = ''
})

describe('the session store', () => {
  test('keeps the cache for the same person, and clears it for another person', () => {
    const { scope } = useSession.getState()
    beginSession('T2', 'U1')
    expect(useSession.getState()).toEqual({ token: 'T2', userId: 'U1', scope })
    beginSession('T3', 'U2')
    expect(useSession.getState()).toEqual({ token: 'T3', userId: 'U2', scope: scope + 1 })
    expect([kept(), sessionToken()]).toEqual(['{"token":"T3"}', 'T3'])
  })

  test('clears only the token if the server refuses it, so that the same person can continue', async () => {
    const { scope } = useSession.getState()
    expireSession('T0')
    expireSession(null)
    expect([sessionToken(), kept()]).toEqual(['T1', '{"token":"T1"}'])
    expireSession('T1')
    expect(useSession.getState()).toEqual({ token: null, userId: 'U1', scope })
    expect(kept()).toBe('{"token":null}')
    // Nobody is signed in, so nothing can expire.
    localStorage.clear()
    expireSession(null)
    await quiet()
    expect(kept()).toBeNull()
  })

  test('adds the user’s id to a session that was restored without one', () => {
    const before = useSession.getState()
    setUserId('U9')
    expect(useSession.getState()).toEqual({ ...before, userId: 'U9' })
  })

  test('deletes all its data on the phone when the session ends', () => {
    const { scope } = useSession.getState()
    sessionKeys.channel.write('C9')
    partnerAgreed.write(true)
    thirdPartyCode.write('code')
    signedOut.write(true)
    endSession()
    expect(useSession.getState()).toEqual({ token: null, userId: null, scope: scope + 1 })
    expect([Object.entries(localStorage), sessionStorage.length]).toEqual([[['app:session', '{"token":null}']], 0])
    expect([partnerAgreed.read(), signedOut.read(), thirdPartyCode.read()]).toEqual([false, false, ''])
  })

  test('allows the automatic sign-in by WeChat again when a session begins', () => {
    signedOut.write(true)
    partnerAgreed.write(true)
    thirdPartyCode.write('code')
    expect([signedOut.read(), partnerAgreed.read(), thirdPartyCode.read()]).toEqual([true, true, 'code'])
    expect(Object.keys(sessionStorage).sort()).toEqual(['app:partner-agreed', 'app:signed-out', 'app:third-party-code'])
    beginSession('T1', 'U1')
    expect([signedOut.read(), partnerAgreed.read()]).toEqual([false, true])
  })

  test.each(['{"token":"line\\nbreak"}', '{"token":7}', '{'])('ignores a stored session with the value %s', (text) => {
    localStorage.setItem('app:session', text)
    simulatePageLoad()
    expect(useSession.getState()).toEqual({ token: null, scope: 0, userId: null })
  })

  test('restores the stored session when the app is opened again', () => {
    simulatePageLoad()
    expect(useSession.getState()).toEqual({ token: 'T1', scope: 0, userId: null })
  })
})

test('values stored by a tab are restored after a reload, each under its own key', () => {
  const { channel } = sessionKeys
  expect([partnerAgreed.read(), signedOut.read(), thirdPartyCode.read(), channel.read()]).toEqual([
    false,
    false,
    '',
    '',
  ])
  partnerAgreed.write(true)
  signedOut.write(true)
  thirdPartyCode.write('C1')
  for (const [name, key] of Object.entries(sessionKeys)) key.write(name.toUpperCase())
  simulatePageLoad()
  expect([partnerAgreed.read(), signedOut.read(), thirdPartyCode.read()]).toEqual([true, true, 'C1'])
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'app:partner-agreed': 'true',
    'app:signed-out': 'true',
    'app:third-party-code': '"C1"',
    channel: 'CHANNEL',
    invitationCode: 'INVITATIONCODE',
    isBinded: 'ISBINDED',
    maintainAuth: 'MAINTAINAUTH',
  })
  expect(sessionToken()).toBe('T1')
  setUserId('U5')
  expect(useSession.getState().userId).toBe('U5')
  ends = [hideWhileAway(vi.fn<() => void>())]
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(root.className).toBe('away')
})

describe('another tab', () => {
  beforeEach(() => {
    ends = [followOtherTabs()]
  })

  test.each([null, 'T2'])(
    'that signs out or in (%j) changes the session in this tab, and the previous person’s data are dropped',
    (token) => {
      const { scope } = useSession.getState()
      otherTab(token)
      expect(useSession.getState()).toEqual({ token, userId: null, scope: scope + 1 })
    },
  )

  test('that stores another key changes nothing in this tab', () => {
    const before = useSession.getState()
    otherTab('T1')
    localStorage.setItem('app:other', '1')
    window.dispatchEvent(new StorageEvent('storage', { key: 'app:other' }))
    expect(useSession.getState()).toBe(before)
  })

  test('changes nothing in this tab after the listener was removed', () => {
    ends.splice(0)[0]?.()
    otherTab(null)
    expect(sessionToken()).toBe('T1')
  })
})

describe('a page in the back/forward cache on a session change', () => {
  let reload: MockInstance<() => void>
  const onReturn = vi.fn<() => void>()
  const turn = (type: 'pagehide' | 'pageshow', persisted = true) =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted }))
  const isHidden = () => root.classList.contains('away')

  beforeEach(() => {
    reload = vi.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined)
    onReturn.mockClear()
    ends = [hideWhileAway(onReturn)]
  })

  test('is hidden when it is left, and shown again to the same person', () => {
    expect(isHidden()).toBe(false)
    turn('pagehide')
    expect(isHidden()).toBe(true)
    turn('pageshow')
    expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0])
    // The data on the page are read again.
    expect(onReturn).toHaveBeenCalledTimes(1)
  })

  test.each([null, 'T2'])('is reloaded and never shown if another session (%j) has begun', (token) => {
    turn('pagehide')
    otherTab(token, false)
    turn('pageshow')
    expect([isHidden(), reload.mock.calls.length, onReturn.mock.calls.length]).toEqual([true, 1, 0])
  })

  test('is neither hidden nor reloaded if it was not cached', () => {
    turn('pagehide', false)
    expect(isHidden()).toBe(false)
    otherTab('T2', false)
    turn('pageshow', false)
    expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0])
  })

  test('is not changed after the watcher was stopped', () => {
    ends.splice(0)[0]?.()
    turn('pagehide')
    expect(isHidden()).toBe(false)
    root.classList.add('away')
    otherTab('T2', false)
    turn('pageshow')
    expect([isHidden(), reload.mock.calls.length]).toEqual([true, 0])
  })
})
