import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const LIVE = 'qa/api/public/lecture-lives/LV2'
const VIDEO = 'qa/api/public/lecture-videos/LC1'

/** The video element: jsdom plays nothing, so the test sets its state. */
const findFilm = (name: string | RegExp) => screen.findByLabelText<HTMLVideoElement>(name, { selector: 'video' })

const play = vi.fn<() => Promise<void>>()
const pause = vi.fn<() => void>()
beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined)
  pause.mockReset()
  Object.assign(HTMLMediaElement.prototype, { play, pause, load: () => undefined })
})

const at = (video: HTMLVideoElement, second: number, duration = 600) => {
  Object.defineProperty(video, 'duration', { configurable: true, value: duration })
  video.currentTime = second
  fireEvent.timeUpdate(video)
}

describe('/lecture-video-detail/{id}', () => {
  test('[ADD-010] shows title, doctor, day and text, and a list of further videos', async () => {
    const app = await renderRoute('/lecture-video-detail/LC1')
    expect(await screen.findByRole('heading', { name: '读懂基因检测报告：风险不等于诊断' })).toBeVisible()
    await app.sees('林若溪 示例医院 医学遗传科主任医师')
    await app.sees('2026年11月18日')
    await app.sees(/哪些结果需要马上看医生/)
    const further = await screen.findAllByRole('link', { name: /示例医院/ })
    expect(further).toHaveLength(5)
    expect(further[0]).toHaveAttribute('href', '/lecture-video-detail/LC2')
  })

  test('[ADD-010] loads the video only after a tap, and plays it inline', async () => {
    const app = await renderRoute('/lecture-video-detail/LC1')
    const video = await findFilm(/读懂基因检测报告/)
    await quiet()
    expect(video.hasAttribute('src')).toBe(false)
    expect(video.autoplay).toBe(false)
    expect(video.preload).toBe('none')
    for (const name of ['playsinline', 'webkit-playsinline', 'x5-playsinline'])
      expect(video.hasAttribute(name)).toBe(true)
    await app.press('播放')
    expect(video.src).toMatch(/\/resources\/lecture\/sample\.mp4$/)
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1))
  })

  test('[ADD-010] resumes a video at its last position, and starts a finished video from the beginning', async () => {
    const first = await renderRoute('/lecture-video-detail/LC1')
    await first.press('播放')
    at(await findFilm(/读懂基因检测报告/), 94.6)
    first.view.unmount()
    const second = await renderRoute('/lecture-video-detail/LC1', { sameTab: true })
    await second.sees(/上次看到 01:34/)
    await second.press('继续观看')
    const video = await findFilm(/读懂基因检测报告/)
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(94)
    at(video, 599)
    second.view.unmount()
    const third = await renderRoute('/lecture-video-detail/LC1', { sameTab: true })
    await screen.findByRole('button', { name: '播放' })
    await third.doesNotSee(/上次看到/)
  })

  test('reserves space for the player’s tools before the start, so that the text below does not move', async () => {
    const app = await renderRoute('/lecture-video-detail/LC1')
    const tool = await screen.findByText('全屏')
    // In contrast to `display: none`, a hidden element takes up its space.
    expect(tool).toHaveStyle({ visibility: 'hidden' })
    await app.press('播放')
    await waitFor(() => expect(tool).toBeVisible())
  })

  test('pauses the video and removes its source when the person leaves the screen', async () => {
    const app = await renderRoute('/lecture-video-detail/LC1')
    await app.press('播放')
    const video = await findFilm(/读懂基因检测报告/)
    await waitFor(() => expect(play).toHaveBeenCalled())
    await app.follow(/宝宝用药安全/)
    await app.arrives('/lecture-video-detail/LC5')
    await waitFor(() => expect(pause).toHaveBeenCalled())
    await waitFor(() => expect(video.hasAttribute('src')).toBe(false))
  })

  test('[ADD-010] shows a retry for a failed video, and waits for the connection when offline', async () => {
    const app = await renderRoute('/lecture-video-detail/LC1')
    await app.press('播放')
    const video = await findFilm(/读懂基因检测报告/)
    fireEvent.play(video)
    at(video, 20)
    fireEvent.error(video)
    await app.sees('视频没有加载成功，请重试')
    await app.press('重试')
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2))
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent.offline(window)
    await app.sees('网络断开了，连上后会接着播放')
    fireEvent.error(video)
    expect(within(await screen.findByRole('alert')).getByText('网络断开了，连上后会接着播放')).toBeVisible()
    line.mockRestore()
    fireEvent.online(window)
    await waitFor(() => expect(play).toHaveBeenCalledTimes(3))
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(20)
    await app.doesNotSee('网络断开了，连上后会接着播放')
  })

  test.each(['', 'javascript:alert(1)', 'http://v.example.com/a.mp4'])(
    '[ADD-010] shows a text if the lecture’s address %j is no video',
    async (url) => {
      const givenHandler = jsonHandler('get', VIDEO, { id: 'LC1', title: '一讲', url })
      const app = await renderRoute('/lecture-video-detail/LC1', { backend: withHandlers(newBackend(), givenHandler) })
      await app.sees('视频还没有准备好，请过些时候再来看')
      await quiet()
      expect(screen.queryByRole('button', { name: '播放' })).toBeNull()
      expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    },
  )

  test('[ADD-010] links to the other videos if the video is missing, and shows a retry after a server error', async () => {
    const app = await renderRoute('/lecture-video-detail/NOPE')
    await app.sees('这个视频已经下架了')
    expect(screen.getByRole('link', { name: '看看其他视频' })).toHaveAttribute('href', '/famous-doctor-hall?tab=videos')
    app.view.unmount()
    await renderRoute('/lecture-video-detail/LC1', { knobs: 'fault:lecture.video=500' })
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })

  test.each([
    ['there are none', 'empty', 0],
    ['they cannot be loaded, and shows a retry', '500', 1],
  ])('leaves out the section of further videos if %s', async (_when, fault, retries) => {
    const app = await renderRoute('/lecture-video-detail/LC1', { knobs: `fault:lecture.videos=${fault}` })
    await app.sees(/哪些结果需要马上看医生/)
    await waitFor(async () => expect(await app.calls('lecture.videos')).not.toEqual([]))
    await app.doesNotSee('接着看')
    expect(screen.queryAllByRole('link', { name: /示例医院/ })).toEqual([])
    expect(screen.queryAllByRole('button', { name: '其他视频没有读到，点按重试' })).toHaveLength(retries)
  })
})

describe('/video-detail/{id}', () => {
  test('[ADD-010] [FMT-010] shows title, day and text', async () => {
    const app = await renderRoute('/video-detail/V1')
    expect(await screen.findByRole('heading', { name: '三分钟了解基因检测全过程' })).toBeVisible()
    await app.sees('2026年10月18日')
    await app.sees('从采集唾液到拿到报告，一共要走五步。')
  })

  test('loads the HLS library if the browser claims to play HLS but fails', async () => {
    vi.stubGlobal('MediaSource', vi.fn<() => void>())
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
    const app = await renderRoute('/video-detail/V2')
    await app.press('播放')
    const video = await findFilm(/走进实验室/)
    expect(video.src).toMatch(/stream\.m3u8$/)
    fireEvent.error(video)
    // jsdom cannot feed the library either: only the attempt to load it is visible.
    await app.sees('这个浏览器放不了这个视频，请换一个浏览器打开')
    fireEvent.error(video)
    expect(await app.sees('视频没有加载成功，请重试')).toHaveLength(1)
  })

  test('lets a person like the video once, and the video continues to play', async () => {
    const app = await renderRoute('/video-detail/V1', { as: 'member' })
    await app.press('播放')
    const video = await findFilm(/三分钟了解/)
    await app.press('觉得有用，点个赞')
    await app.sees('1 人觉得有用')
    expect(await screen.findByRole('button', { name: '已赞' })).toBeDisabled()
    expect(app.backend.db.thumbUps).toHaveLength(1)
    expect(await findFilm(/三分钟了解/)).toBe(video)
    await quiet()
    expect(pause).not.toHaveBeenCalled()
  })

  test('[ADD-010] leaves out missing file, picture, day and text, and shows an explanation for a missing video', async () => {
    const app = await renderRoute('/video-detail/V3')
    await app.sees('春节健康小贴士')
    await app.sees('视频还没有准备好，请过些时候再来看')
    await app.doesNotSee('--')
    app.view.unmount()
    const gone = await renderRoute('/video-detail/NOPE')
    await gone.sees('这个视频已经下架了')
    expect(screen.getByRole('link', { name: '看看其他视频' })).toBeVisible()
  })
})

describe('/live-detail/{id}', () => {
  const HOUR = 3_600_000
  // Every reply has a Date header; otherwise the server's clock learned in the previous test would count.
  const dated = { date: new Date(NOW).toUTCString() }
  const live = (given: object) =>
    withHandlers(
      newBackend(),
      jsonHandler('get', LIVE, { id: 'LV2', title: '秋冬护心', url: '/a.mp4', ...given }, 200, dated),
    )

  test('[ADD-010] shows a countdown and a calendar entry before the start', async () => {
    const app = await renderRoute('/live-detail/LV2')
    await app.sees('距开播 01:30:00')
    await app.sees('2026-11-20 11:30–12:30')
    expect(screen.getByRole('button', { name: '加入手机日历' })).toBeVisible()
    await app.doesNotSee('直播中')
  })

  test('[ADD-010] starts the live lecture at its start time', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW })
    const backend = live({ startTime: NOW + 5000, endTime: NOW + HOUR })
    await renderRoute('/live-detail/LV2', { backend })
    await vi.waitFor(() => expect(screen.queryByText(/^距开播/)).toBeInTheDocument(), { timeout: 8000 })
    // The timer for the start begins in an effect, possibly after the first render was seen.
    await quiet()
    const step = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const isRunning = () => screen.queryByText('直播中') !== null
    step(Math.max(0, NOW + 4999 - Date.now()))
    expect(isRunning()).toBe(false)
    step(1)
    expect(isRunning()).toBe(true)
    vi.useRealTimers()
    expect(await screen.findByRole('button', { name: '播放' })).toBeVisible()
  })

  test('[ADD-010] shows the replay in a new player when the live lecture ends', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW })
    await renderRoute('/live-detail/LV2', {
      backend: live({ startTime: NOW - HOUR, endTime: NOW + 5000, replayUrl: '/b.mp4' }),
    })
    fireEvent.click(await vi.waitFor(() => screen.getByRole('button', { name: '播放' }), { timeout: 8000 }))
    await quiet()
    expect(screen.queryByRole('button', { name: '播放' })).toBeNull()
    act(() => void vi.advanceTimersByTime(NOW + 5000 - Date.now()))
    expect(screen.getByRole('button', { name: '播放' })).toBeVisible()
  })

  test('[ADD-010] offers no playback speed and stores no position while the live lecture runs', async () => {
    const app = await renderRoute('/live-detail/LV2', { backend: live({ startTime: NOW - HOUR, endTime: NOW + HOUR }) })
    await app.press('播放')
    const video = await findFilm('秋冬护心')
    at(video, 300, Infinity)
    expect(await screen.findByRole('button', { name: '全屏' })).toBeVisible()
    await quiet()
    expect(screen.queryByRole('group', { name: '播放速度' })).toBeNull()
    app.view.unmount()
    const again = await renderRoute('/live-detail/LV2', {
      backend: live({ startTime: NOW - HOUR, endTime: NOW + HOUR }),
    })
    await screen.findByRole('button', { name: '播放' })
    await again.doesNotSee(/上次看到/)
  })

  test.each([
    [{ startTime: NOW - 2 * HOUR, endTime: NOW - HOUR }, '直播已结束，暂时没有回放', '已结束'],
    [{ startTime: NOW + HOUR, endTime: NOW + 2 * HOUR, status: 'CANCELLED' }, '这场直播已取消', '已取消'],
    [{ url: '' }, '直播时间待定，请过些时候再来看', '时间待定'],
  ])('[ADD-010] for a live lecture with the fields %j shows the text %s', async (given, text, state) => {
    const app = await renderRoute('/live-detail/LV2', { backend: live(given) })
    await app.sees(text)
    await app.sees(state)
    await quiet()
    expect(screen.queryByRole('button', { name: '播放' })).toBeNull()
    expect(screen.queryByRole('button', { name: '加入手机日历' })).toBeNull()
  })

  test('[ADD-010] offers the replay of a past live lecture, and a link to all live lectures for an unknown id', async () => {
    const app = await renderRoute('/live-detail/LV4')
    expect(await screen.findByRole('button', { name: '播放' })).toBeVisible()
    app.view.unmount()
    await renderRoute('/live-detail/NOPE')
    expect(await screen.findByRole('link', { name: '看看其他直播' })).toHaveAttribute(
      'href',
      '/famous-doctor-hall?tab=lives',
    )
  })
})

describe('/famous-doctor-hall', () => {
  test('[NAV-010] [ROLE-002] a visitor is asked to sign in', async () => {
    const app = await renderRoute('/famous-doctor-hall')
    await app.arrives('/login')
    expect(app.address()).toContain(encodeURIComponent('/famous-doctor-hall'))
  })

  test('[GEN-015] [MISC-011] [ROLE-003] videos and live lectures are separate lists, and live lectures are sorted', async () => {
    const app = await renderRoute('/famous-doctor-hall', { as: 'member' })
    expect(await screen.findAllByRole('link', { name: /示例医院/ })).toHaveLength(12)
    expect(await app.calls('lecture.lives')).toEqual([])
    await app.follow('直播')
    await app.sees('直播中')
    const lives = screen.getAllByRole('link', { name: /示例医院/ })
    expect(lives.map((one) => one.getAttribute('href'))).toEqual(
      ['LV1', 'LV2', 'LV3', 'LV5', 'LV4'].map((id) => `/live-detail/${id}`),
    )
    expect(lives.map((one) => /直播中|未开始|看回放|已取消/.exec(one.textContent ?? '')?.[0])).toEqual([
      '直播中',
      '未开始',
      '未开始',
      '已取消',
      '看回放',
    ])
  })

  test.each([
    ['videos', '还没有讲堂视频，先看看直播吧', '看看直播'],
    ['lives', '暂时没有直播，先看看讲堂视频吧', '看看讲堂视频'],
  ])('[MISC-005] without %s, a text and a link are shown', async (tab, text, link) => {
    const app = await renderRoute(`/famous-doctor-hall?tab=${tab}`, { as: 'member', knobs: 'fault:lecture.*=empty' })
    await app.sees(text)
    expect(screen.getByRole('link', { name: link })).toBeVisible()
  })
})
