import { afterEach, expect, test, vi } from 'vitest'
import { closeKeyboard, followKeyboard } from './keyboard.ts'
import { quiet } from '#tests/quiet.ts'

const scrollSpy = vi.fn<(options?: boolean | ScrollIntoViewOptions) => void>()

afterEach(() => {
  scrollSpy.mockClear()
  // jsdom has no scrollIntoView.
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  document.body.innerHTML = ''
})

/** A page with a text input whose lower edge is at `bottom`, and the visible part above the keyboard. */
function page(bottom: number, height: number, scale = 1) {
  Element.prototype.scrollIntoView = scrollSpy
  const view = Object.assign(new EventTarget(), { offsetTop: 0, height, scale })
  vi.stubGlobal('visualViewport', view)
  document.body.innerHTML = '<input type="text"><button>保存</button>'
  const [field, button] = [document.querySelector('input'), document.querySelector('button')]
  if (field) field.getBoundingClientRect = () => ({ bottom }) as DOMRect
  return { field, button, turn: () => view.dispatchEvent(new Event('resize')) }
}

test.each([
  ['under the keyboard', 500, 'center'],
  ['above the keyboard', 200, 'nearest'],
])('when a field %s gets the focus, the page is scrolled only as far as needed', (_where, bottom, block) => {
  const { field, turn } = page(bottom, 367)
  const stop = followKeyboard()
  field?.focus()
  turn()
  expect(scrollSpy.mock.calls).toEqual([[{ block }]])
  stop()
  turn()
  expect(scrollSpy).toHaveBeenCalledTimes(1)
})

test('without a focused field, the page is not scrolled', async () => {
  const { button, turn } = page(500, 367)
  const stop = followKeyboard()
  button?.focus()
  turn()
  await quiet()
  expect(scrollSpy).not.toHaveBeenCalled()
  stop()
})

test('a zoomed page is not scrolled', async () => {
  const { field, turn } = page(500, 367, 2)
  const stop = followKeyboard()
  field?.focus()
  turn()
  await quiet()
  expect(scrollSpy).not.toHaveBeenCalled()
  stop()
})

test('without visualViewport, the page is not changed', () => {
  vi.stubGlobal('visualViewport', null)
  expect(followKeyboard()()).toBeUndefined()
})

test('closing the keyboard removes the focus', () => {
  const { field } = page(200, 367)
  field?.focus()
  closeKeyboard()
  expect(document.activeElement).toBe(document.body)
})
