import { writeFileSync } from 'node:fs'
import { expect, test } from '../old-browser-fixtures.ts'

/** Journeys on Chromium 86, with all its features and without the features that Safari 14 lacks. */

const PAGE = `document.querySelector('[data-page="1"][data-drawn]')?.textContent ?? 'not drawn'`

for (const engine of ['chromium86', 'likeSafari14'] as const) {
  for (const at of ['/pdf-view', '/pdf/viewer.html'])
    test(`[REP-059] the address ${at} shows a PDF file on Chromium 86 (${engine})`, async ({
      chromium86,
      likeSafari14,
    }) => {
      const phone = engine === 'chromium86' ? chromium86 : likeSafari14
      await phone.open(`${at}?file=%2Fdemo.pdf`)
      await expect.poll(() => phone.evaluate(PAGE)).toContain('基因检测报告（示例）')
      expect(phone.pageErrors).toEqual([])
    })

  test(`a picture from the phone can be added to a health record on Chromium 86 (${engine})`, async ({
    chromium86,
    likeSafari14,
  }, info) => {
    const phone = engine === 'chromium86' ? chromium86 : likeSafari14
    const picture = info.outputPath('picture.png')
    writeFileSync(
      picture,
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    )
    await phone.open('/health-form?type=CASE', 'new')
    await expect.poll(() => phone.evaluate(`document.querySelector('input[type="file"]') !== null`)).toBe(true)
    await phone.setInputFiles('input[type="file"]', [picture])
    await expect.poll(async () => (await phone.takeSnapshot())?.texts).toContain('未上传')
    expect(phone.pageErrors).toEqual([])
  })
}

/** Starts the video without sound, because a tap by a script is not a person's tap. */
const PLAY = `document.querySelector('video').muted = true; document.querySelector('button[aria-label="播放"]').click()`

for (const engine of ['chromium86', 'likeSafari14'] as const)
  test(`[ADD-010] a stream is played with the HLS library on Chromium 86 (${engine})`, async ({
    chromium86,
    likeSafari14,
  }) => {
    const phone = engine === 'chromium86' ? chromium86 : likeSafari14
    await phone.open('/lecture-video-detail/LC2')
    await expect.poll(() => phone.evaluate(`document.querySelector('button[aria-label="播放"]') !== null`)).toBe(true)
    await phone.evaluate(PLAY)
    await expect
      .poll(() => phone.evaluate<number>(`document.querySelector('video').currentTime`), { timeout: 60_000 })
      .toBeGreaterThan(1)
    expect(await phone.evaluate(`document.querySelector('video').videoWidth`)).toBe(160)
    expect(phone.pageErrors).toEqual([])
  })

for (const [address, person, text] of [
  ['/Home/hot', 'unpaid', '先看看示例报告'],
  ['/commodity-detail/G007', 'member', '祖源与个性特征基因检测'],
  ['/order-create-receiving-address-form', 'new', '粘贴地址，自动填写'],
  ['/my-order/ALL', 'rich', '全基因组健康检测·成人版'],
  ['/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT', 'member', '成人示例报告'],
  ['/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/ancestry-composition-detail/ANCESTRY/A001', undefined, '祖源成分'],
  ['/login', undefined, '获取验证码'],
] as const)
  test(`the address ${address} opens in a browser that lacks the same features as Safari 14`, async ({
    likeSafari14,
  }) => {
    await likeSafari14.open(address, person)
    await expect.poll(async () => (await likeSafari14.takeSnapshot())?.texts.join('\n') ?? '').toContain(text)
    expect(likeSafari14.pageErrors).toEqual([])
  })
