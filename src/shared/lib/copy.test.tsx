import { expect, test, vi } from 'vitest'
import { copyText } from './copy.ts'
import { stubExecCommand } from '#tests/browser-stubs.ts'
import { quiet } from '#tests/quiet.ts'

const withClipboard = (writeText: (() => Promise<void>) | undefined) =>
  vi.stubGlobal('navigator', { clipboard: writeText ? { writeText } : undefined })

test('a text is copied to the clipboard', async () => {
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve())
  withClipboard(writeText)
  expect(await copyText('链接')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('链接')
})

test('a clipboard that never answers is abandoned within two seconds, and the fallback is used', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  withClipboard(() => new Promise(() => undefined))
  stubExecCommand(() => false)
  const copied = copyText('链接')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await copied).toBe(false)
})

test.each([
  ['there is no clipboard API', undefined],
  ['the clipboard API refuses', () => Promise.reject(new Error('denied'))],
])('when %s, the fallback copies the text and removes its helper field', async (_name, writeText) => {
  withClipboard(writeText)
  const copied: string[] = []
  stubExecCommand((selected) => copied.push(selected) > 0)
  expect(await copyText('链接')).toBe(true)
  expect(copied).toEqual(['链接'])
  await quiet()
  expect(document.querySelector('textarea')).toBeNull()
  stubExecCommand(() => {
    throw new Error('no')
  })
  expect(await copyText('链接')).toBe(false)
  await quiet()
  expect(document.querySelector('textarea')).toBeNull()
  stubExecCommand(() => false)
  expect(await copyText('链接')).toBe(false)
})

test('the fallback gives the focus back to the element that had it', async () => {
  withClipboard(undefined)
  stubExecCommand(() => {
    // In a browser, selecting a text moves the focus to its field; in jsdom it does not.
    document.querySelector('textarea')?.focus()
    return true
  })
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  expect(await copyText('链接')).toBe(true)
  expect(document.activeElement).toBe(button)
  button.remove()
})
