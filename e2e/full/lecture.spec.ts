import type { Page } from '@playwright/test'
import type { Backend } from '#/mocks/backend.ts'
import { expect, quiet, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { installWechat } from '../wechat-simulator.ts'

const film = (page: Page) => page.getByLabel('视频播放').locator('video')

/** The state of the player's video element. */
const videoState = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => ({
    second: video.currentTime,
    paused: video.paused,
    started: video.played.length > 0,
    muted: video.muted,
    rate: video.playbackRate,
    width: video.videoWidth,
    inside: video.hasAttribute('playsinline') && video.hasAttribute('webkit-playsinline'),
  }))

const expectPlayedTo = (page: Page, second: number) =>
  expect.poll(async () => (await videoState(page)).second, { timeout: 60_000 }).toBeGreaterThan(second)

const startVideo = (page: Page) => page.getByRole('button', { name: '播放', exact: true }).click()

/**
 * Pauses the video as soon as it has played to the given second. The code runs in the page, because a test on a slow
 * machine would miss the moment. A video that was only moved to this second and has not played yet is not paused.
 */
const pauseAt = (page: Page, second: number) =>
  film(page).evaluate(
    (video: HTMLVideoElement, at) =>
      video.addEventListener('timeupdate', () => {
        if (video.currentTime >= at && video.played.length > 0) video.pause()
      }),
    second,
  )

/** The second at which `pauseAt` has paused the video. */
async function pausedSecond(page: Page): Promise<number> {
  await expect.poll(() => videoState(page), { timeout: 60_000 }).toMatchObject({ paused: true, started: true })
  return (await videoState(page)).second
}

function recordRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

/** Simulates an engine that does not play HLS by itself, as WeChat's engine on Android. */
const disableStreams = (page: Page) =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })

/** The time so many hours after the full hour to which the mock backend's live lectures are relative. */
const timeAt = (backend: Backend, hours: number) => new Date(backend.db.promotionHour + hours * 3_600_000)

test('[ADD-010] a lecture is played inline after a tap, with sound or muted', async ({ page }) => {
  const asked = recordRequests(page)
  await page.goto('/lecture-video-detail/LC1')
  await expect(page.getByRole('heading', { name: '读懂基因检测报告：风险不等于诊断' })).toBeVisible()
  await expect(page.getByText('林若溪 示例医院 医学遗传科主任医师').first()).toBeVisible()
  await quiet(page)
  expect(asked.filter((path) => path.endsWith('.mp4'))).toEqual([])
  await startVideo(page)
  await expectPlayedTo(page, 1)
  expect(await videoState(page)).toMatchObject({ paused: false, muted: false, rate: 1, width: 192, inside: true })
  await film(page).evaluate((video: HTMLVideoElement) => void (video.muted = true))
  await expectPlayedTo(page, 2)
  expect(await videoState(page)).toMatchObject({ paused: false, muted: true })
  expect(asked.filter((path) => /hls-stream/.test(path))).toEqual([])
})

test('the subtitles of a lecture are shown', async ({ page }) => {
  await page.goto('/lecture-video-detail/LC1')
  await startVideo(page)
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBe(3)
})

test('the playback speed is stored on the phone and used for the next video', async ({ page }) => {
  await page.goto('/lecture-video-detail/LC1')
  await startVideo(page)
  await page.getByRole('button', { name: '1.5倍' }).click()
  await expect.poll(async () => (await videoState(page)).rate).toBe(1.5)
  await page.goto('/lecture-video-detail/LC5')
  await startVideo(page)
  await expect(page.getByRole('button', { name: '1.5倍' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await videoState(page)).rate).toBe(1.5)
})

test('after a reload, a video can be resumed at its last second or started from the beginning', async ({ page }) => {
  await page.goto('/video-detail/V1')
  await expect(page.getByText('2026年10月18日').first()).toBeVisible()
  await pauseAt(page, 4)
  await startVideo(page)
  const second = Math.floor(await pausedSecond(page))
  expect(second).toBeGreaterThanOrEqual(4)
  await page.reload()
  await expect(page.getByText(`上次看到 00:0${second}`)).toBeVisible()
  await pauseAt(page, 4)
  await page.getByRole('button', { name: '继续观看' }).click()
  expect(await pausedSecond(page)).toBeGreaterThanOrEqual(second)
  await page.reload()
  await pauseAt(page, 0.5)
  await page.getByRole('button', { name: '从头看' }).click()
  expect(await pausedSecond(page)).toBeLessThan(4)
})

test('signing out removes the stored positions of videos', async ({ page, as }) => {
  await as('member')
  await page.goto('/lecture-video-detail/LC1')
  await pauseAt(page, 4)
  await startVideo(page)
  await pausedSecond(page)
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('video')))
  expect(await kept()).toEqual(['app:video-places'])
  await page.goto('/my-setting')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect.poll(kept).toEqual([])
})

test('a video pauses when the person leaves its screen or opens another app', async ({ page, as }) => {
  await as('member')
  await page.goto('/famous-doctor-hall')
  await page.getByRole('link', { name: /读懂基因检测报告/ }).click()
  await startVideo(page)
  await expectPlayedTo(page, 0.5)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(async () => (await videoState(page)).paused).toBe(true)
  await film(page).evaluate((video: HTMLVideoElement) => {
    Object.assign(window, { leftVideo: video })
    return video.play()
  })
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('link', { name: /读懂基因检测报告/ })).toBeVisible()
  const stateOfLeft = await page.evaluate(() => {
    const { leftVideo } = window as unknown as { leftVideo: HTMLVideoElement }
    return { paused: leftVideo.paused, source: leftVideo.hasAttribute('src') }
  })
  expect(stateOfLeft).toEqual({ paused: true, source: false })
})

test('[ADD-010] a browser without HLS plays a stream with a library, which is loaded only when the video starts', async ({
  page,
}) => {
  const asked = recordRequests(page)
  await disableStreams(page)
  await page.goto('/lecture-video-detail/LC2')
  await quiet(page)
  expect(asked.filter((path) => /hls-stream/.test(path))).toEqual([])
  await startVideo(page)
  await expectPlayedTo(page, 1)
  expect(await videoState(page)).toMatchObject({ paused: false, width: 160 })
  expect(asked.filter((path) => /hls-stream/.test(path))).toHaveLength(1)
})

test('[ADD-010] if the connection breaks, a notice appears, the loaded part plays, and the video resumes later', async ({
  page,
  context,
  backend,
}) => {
  await disableStreams(page)
  backend.setKnobs('fault:video.part1.ts=offline;fault:video.part2.ts=offline')
  await page.goto('/lecture-video-detail/LC2')
  await startVideo(page)
  await expectPlayedTo(page, 0.5)
  await context.setOffline(true)
  await expect(page.getByText('网络断开了，连上后会接着播放')).toBeVisible()
  await expectPlayedTo(page, 2)
  backend.setKnobs('')
  await context.setOffline(false)
  await expect(page.getByText('网络断开了，连上后会接着播放')).toBeHidden()
  await expectPlayedTo(page, 6)
})

test('[ADD-010] a video that cannot be loaded shows an error, and a retry plays the video', async ({
  page,
  backend,
}) => {
  backend.setKnobs('fault:video.sample.mp4=500')
  await page.goto('/lecture-video-detail/LC1')
  await startVideo(page)
  await expect(page.getByText('视频没有加载成功，请重试')).toBeVisible()
  backend.setKnobs('')
  await page.getByRole('button', { name: '重试' }).click()
  await expectPlayedTo(page, 0.5)
})

test('[ADD-010] a video without a file shows a text, and a missing video links to the other videos', async ({
  page,
  as,
}) => {
  await as('member')
  await page.goto('/lecture-video-detail/LC3')
  await expect(page.getByText('视频还没有准备好，请过些时候再来看')).toBeVisible()
  for (const [address, text, link] of [
    ['/lecture-video-detail/NOPE', '这个视频已经下架了', '看看其他视频'],
    ['/video-detail/NOPE', '这个视频已经下架了', '看看其他视频'],
    ['/live-detail/NOPE', '这场直播已经下架了', '看看其他直播'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(/\/famous-doctor-hall\?tab=(videos|lives)$/)
  }
})

test('[ADD-010] a live lecture shows a countdown, can be played from its start time on without a reload, and ends at its end time', async ({
  page,
  backend,
}) => {
  await page.goto('/live-detail/LV2')
  backend.setKnobs(`clock:${new Date(timeAt(backend, 1.5).getTime() - 90_000).toISOString()}`)
  await page.clock.install()
  await page.reload()
  await expect(page.getByText(/^距开播 00:01:\d\d$/)).toBeVisible()
  await expect(page.getByText('未开始')).toBeVisible()
  await page.clock.fastForward('01:31')
  await expect(page.getByText('直播中')).toBeVisible()
  backend.setKnobs(`clock:${timeAt(backend, 1.6).toISOString()}`)
  await page.clock.resume()
  await startVideo(page)
  await expectPlayedTo(page, 0.5)
  await expect(page.getByRole('button', { name: '2倍' })).toHaveCount(0)
  backend.setKnobs(`clock:${timeAt(backend, 2.6).toISOString()}`)
  await page.reload()
  await expect(page.getByText('直播已结束，暂时没有回放')).toBeVisible()
})

test('[ADD-010] the replay of a past live lecture can be played, and a cancelled live lecture shows a text', async ({
  page,
}) => {
  await page.goto('/live-detail/LV4')
  await expect(page.getByText('已结束')).toBeVisible()
  await startVideo(page)
  await expectPlayedTo(page, 0.5)
  await page.goto('/live-detail/LV5')
  await expect(page.getByText('这场直播已取消')).toBeVisible()
})

test('an upcoming live lecture can be added to the calendar', async ({ page }) => {
  await page.goto('/live-detail/LV3')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '加入手机日历' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('直播-LV3.ics')
  const stream = await download.createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  expect(Buffer.concat(parts).toString('utf8')).toMatch(
    /^BEGIN:VCALENDAR\r\n[^]*\r\nSUMMARY:备孕第一课[^]*END:VCALENDAR\r\n$/,
  )
})

test('inside WeChat, the reminder of a live lecture can be copied instead', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await installWechat(context, { profile: 'ios' })
  await page.goto('/live-detail/LV3')
  await page.getByRole('button', { name: '复制直播提醒' }).click()
  await expectToast(page, '已复制，可以粘贴到备忘录或日历')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^直播：备孕第一课/)
})

test('[MISC-011] the hall lists videos and live lectures, with the running live lecture first', async ({
  page,
  as,
}) => {
  await as('member')
  await page.goto('/famous-doctor-hall')
  await expect(page.getByRole('link', { name: /示例医院/ })).toHaveCount(12)
  await page.getByRole('link', { name: '直播', exact: true }).click()
  const lives = page.getByRole('link', { name: /示例医院/ })
  await expect(lives).toHaveCount(5)
  await expect(lives.first()).toContainText('直播中')
  await lives.first().click()
  await expect(page).toHaveURL(/\/live-detail\/LV1$/)
  await startVideo(page)
  await expectPlayedTo(page, 0.5)
})
