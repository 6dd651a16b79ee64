import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { localVoice, shownTexts } from './aloud.ts'

/** Reading aloud uses only voices of the phone, reads only shown text, and ends with the screen. */

const DRUG = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/medicine-lifestyle-detail/PHARMACOGENOMICS/M001'

const voice = (lang: string, localService: boolean) => ({ lang, localService }) as SpeechSynthesisVoice

/** The texts that are spoken and neither finished nor stopped, oldest first. */
let queue: SpeechSynthesisUtterance[] = []

function phoneWith(...voices: SpeechSynthesisVoice[]): void {
  queue = []
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super()
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  const cancel = () => {
    for (const one of queue.splice(0)) one.dispatchEvent(new Event('error'))
  }
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (one: SpeechSynthesisUtterance) => queue.push(one),
    cancel,
  })
}

const spoken = () => queue.map(({ text }) => text)

/** Waits for the button, which is rendered when the page is idle, and presses it. */
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, { timeout: 8000 }))

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (action: () => void) => setTimeout(action))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})

test.each([
  ['zh_CN', true, true],
  ['zh-TW', true, true],
  ['cmn-Hans-CN', true, true],
  ['zh-CN', false, false],
  ['zh-HK', true, false],
  ['yue-HK', true, false],
  ['zhx', true, false],
  ['en-US', true, false],
])('a voice of the language %s with localService %j can be used: %j', (lang, local, used) =>
  expect(localVoice([voice('en-GB', true), voice(lang, local)]) !== null).toBe(used),
)

test('a Chinese voice from China is preferred', () =>
  expect(localVoice([voice('zh-TW', true), voice('zh-CN', false), voice('zh_CN', true)])).toMatchObject({
    lang: 'zh_CN',
  }))

test('each block is read aloud as one text, and hidden text is not read', () => {
  document.body.innerHTML =
    '<section><span>高风险</span><h2>您的<button>酶</button>活性低</h2><p class="sr-only">一</p><p hidden>二</p>' +
    '<svg aria-hidden="true"><text>三</text></svg><details><summary>依据</summary><p>四</p></details>' +
    '<a class="button">给医生看</a><p> 先问\n 医生。</p></section>'
  expect(shownTexts(document.body)).toEqual(['高风险', '您的酶活性低', '依据', '先问 医生。'])
  document.body.innerHTML = ''
})

test('a result and its action are read aloud until the button or another screen stops the voice', async () => {
  phoneWith(voice('zh-CN', true))
  const app = await renderRoute(DRUG)
  await press('朗读')
  expect(spoken()[0]).toBe('建议更换')
  expect(spoken().join('')).toContain('请勿自行停药或改量')
  expect(spoken()).not.toContain('给医生看')
  await press('停止')
  expect(spoken()).toEqual([])
  await press('朗读')
  expect(spoken()).not.toEqual([])
  await app.router.navigate('/article/A1')
  await waitFor(() => expect(spoken()).toEqual([]))
  await press('朗读')
  expect(spoken()[0]).toBe('读懂一份基因检测报告：从“风险”到“我能做什么”')
})

test('reading aloud stops in the background, and after the last sentence, the start button is shown', async () => {
  phoneWith(voice('zh-CN', true))
  await renderRoute('/article/A2')
  await press('朗读')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(spoken()).toEqual([])
  await press('朗读')
  const last = queue.at(-1)
  last?.dispatchEvent(new Event('end'))
  await screen.findByRole('button', { name: '朗读' })
})

test('if a text cannot be spoken, reading aloud ends, and the start button is shown again', async () => {
  phoneWith(voice('zh-CN', true))
  await renderRoute('/article/A2')
  await press('朗读')
  expect(spoken().length).toBeGreaterThan(2)
  queue[0]?.dispatchEvent(new Event('error'))
  await screen.findByRole('button', { name: '朗读' })
  expect(spoken()).toEqual([])
})

test.each([
  ['without a Chinese voice', [voice('en-US', true)]],
  ['whose Chinese voice is an online service', [voice('zh-CN', false)]],
])('a phone %s shows no button to read aloud', async (_name, voices) => {
  phoneWith(...voices)
  await renderRoute('/article/A2')
  await quiet()
  expect(screen.queryByRole('button', { name: '朗读' })).toBeNull()
})
