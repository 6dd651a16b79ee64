import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppRouter } from '../router.tsx'
import { guardTaps } from './tap-guard.ts'

type Listener = (event: object) => void

/** The router's current address and its pending navigation. */
const place = { shown: '/pay', next: null as string | null }
const router = {
  get state() {
    const { shown, next } = place
    return { location: { pathname: shown }, navigation: { location: next === null ? undefined : { pathname: next } } }
  },
} as unknown as AppRouter

let onDown: Listener
let onCancel: Listener
let onClick: Listener
let listeners: [string, Listener, unknown][]

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(place, { shown: '/pay', next: null })
  document.body.innerHTML = `
    <div data-path="/pay">
      <button id="submit"><b id="word">提交</b></button><button id="pay">支付</button><a id="link" href="/x">去</a>
      <button id="back" class="page-back">返回</button>
      <div class="adm-dialog"><button id="answer">继续支付</button></div>
      <div class="sheet-closing"><button id="again">确定改期</button></div>
      <label id="label">同意<input id="box" type="checkbox"></label>
      <p id="text">字</p>
    </div>`
  const listen = vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined)
  guardTaps(router)
  listeners = listen.mock.calls as unknown as typeof listeners
  listen.mockRestore()
  const of = (name: string) => listeners.find(([type]) => type === name)?.[1] as Listener
  ;[onDown, onCancel, onClick] = [of('pointerdown'), of('pointercancel'), of('click')]
})
afterEach(() => {
  document.body.innerHTML = ''
})

const at = (id: string) => document.getElementById(id) as HTMLElement
const down = (target: EventTarget, timeStamp: number, clientX = 195, clientY = 800, pointerType = 'mouse') =>
  onDown({ target, timeStamp, clientX, clientY, pointerType })

/** Whether a click reaches the screen. */
function click(target: EventTarget, timeStamp: number, { isTrusted = true, detail = 1 } = {}): boolean {
  const [preventDefault, stopImmediatePropagation] = [vi.fn<() => void>(), vi.fn<() => void>()]
  onClick({ target, timeStamp, isTrusted, detail, preventDefault, stopImmediatePropagation })
  const stopped = [preventDefault, stopImmediatePropagation].map(({ mock }) => mock.calls.length)
  expect(['0,0', '1,1']).toContain(stopped.join())
  return stopped[0] === 0
}
/** A touch at a spot: pointerdown, then the click that the browser sends for it. */
function tap(id: string, timeStamp: number): boolean {
  down(at(id), timeStamp)
  const through = click(at(id), timeStamp)
  vi.advanceTimersByTime(0)
  return through
}

test('the tap guard handles events before any screen does', () => {
  expect(listeners.map(([type, , options]) => [type, options])).toEqual([
    ['pointerdown', { capture: true, passive: true }],
    ['pointercancel', { capture: true, passive: true }],
    ['click', { capture: true }],
  ])
})

describe('taps', () => {
  test('on a button in one frame count once, even if the button’s handler is slow', () => {
    expect(tap('submit', 1000)).toBe(true)
    expect(tap('submit', 1029)).toBe(false)
    expect(tap('submit', 1060)).toBe(true)
    // Both clicks have waited for a slow handler, so they arrive in one task, although their time stamps differ.
    expect(click(at('submit'), 5000)).toBe(true)
    expect(click(at('submit'), 5200)).toBe(false)
    vi.advanceTimersByTime(0)
    expect(click(at('submit'), 5400)).toBe(true)
  })

  test('on two buttons in the same task count once for each button', () => {
    const keys = { detail: 0 }
    expect([click(at('submit'), 1000, keys), click(at('pay'), 1000, keys)]).toEqual([true, true])
    expect(click(at('pay'), 1100, keys)).toBe(false)
    vi.advanceTimersByTime(0)
    expect(click(at('pay'), 1100, keys)).toBe(true)
  })

  test('on a button’s label count as taps on the button', () => {
    expect([click(at('word'), 1000), click(at('submit'), 1010)]).toEqual([true, false])
  })

  test('on links and text are never ignored', () => {
    expect(['link', 'text', 'link', 'text', 'text'].map((id) => click(at(id), 1000))).toEqual(Array(5).fill(true))
  })

  test('on a label count, and so does the click on the field that the label triggers', () => {
    down(at('label'), 1000)
    expect([click(at('label'), 1000), click(at('box'), 1000)]).toEqual([true, true])
    down(at('box'), 1050)
    expect(click(at('label'), 1050)).toBe(true)
  })
})

describe('an element that has appeared under the finger', () => {
  test('ignores taps that were meant for the previous element', () => {
    expect([tap('submit', 1000), tap('submit', 1100), tap('pay', 1200)]).toEqual([true, true, false])
    expect(tap('link', 1700)).toBe(false)
    expect(tap('pay', 2300)).toBe(true)
  })

  test('accepts a tap at another position', () => {
    tap('submit', 1000)
    tap('submit', 1100)
    down(at('pay'), 1200, 195, 300)
    expect(click(at('pay'), 1200)).toBe(true)
  })

  test('treats a tap on its text as a tap on the element', () => {
    down(at('word'), 1000)
    expect(click(at('submit'), 1000)).toBe(true)
  })

  test('accepts clicks by keyboard and by the app’s code', () => {
    tap('submit', 1000)
    expect(click(at('pay'), 1040, { detail: 0 })).toBe(true)
    vi.advanceTimersByTime(0)
    down(at('submit'), 2000)
    expect(click(at('pay'), 2040, { isTrusted: false })).toBe(true)
  })

  test('accepts a tap if the tap before was on no element', () => {
    down(document, 1000)
    expect(click(document, 1000)).toBe(true)
    expect(tap('pay', 1010)).toBe(true)
  })
})

test('a tap that ends on a closing sheet is ignored', () => {
  down(at('again'), 100)
  expect(click(at('again'), 130)).toBe(false)
})

describe('a screen that the person is leaving', () => {
  test.each([
    ['while the next screen is loading', { next: '/paid' }],
    ['while the previous screen is still rendered', { shown: '/paid' }],
  ])('ignores further taps on its buttons %s', (_when, there) => {
    Object.assign(place, there)
    expect(tap('submit', 1000)).toBe(false)
    // Back and the answer to a dialog send no write, so the guard lets them through.
    expect([tap('back', 2000), tap('answer', 3000), tap('link', 4000), tap('text', 5000)]).toEqual(Array(4).fill(true))
  })
})

test('after a change of the query, no tap is ignored', () => {
  Object.assign(place, { next: '/pay' })
  expect(tap('submit', 1000)).toBe(true)
})

test('before the first screen is shown, no tap is ignored', () => {
  document.querySelector('[data-path]')?.removeAttribute('data-path')
  Object.assign(place, { next: '/paid' })
  expect(tap('submit', 1000)).toBe(true)
})

describe('a touch with a finger', () => {
  const touch = (id: string, timeStamp: number) => {
    down(at(id), timeStamp, 195, 800, 'touch')
    const through = click(at(id), timeStamp)
    vi.advanceTimersByTime(0)
    return through
  }

  test('does not press an element that appeared there within 0.6 s of the previous tap', () => {
    expect([touch('submit', 1000), touch('pay', 1500), touch('pay', 2000), touch('pay', 2700)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  test('that scrolls is not a tap, so the next tap opens a row', () => {
    for (const time of [1000, 1200]) {
      down(at('submit'), time, 195, 800, 'touch')
      onCancel({})
    }
    expect(touch('link', 1400)).toBe(true)
  })

  test('on a back button navigates back, even if the previous screen had its button at the same position', () => {
    expect(touch('back', 1000)).toBe(true)
    at('back').outerHTML = '<button id="back" class="page-back">返回</button>'
    expect(touch('back', 1300)).toBe(true)
  })
})
