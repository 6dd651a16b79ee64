import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setLargeLetters } from '#/shared/lib/letters-choice.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

/** Now is 2026-11-20 10:00 in China: the last 7 days begin on 14 November, the 30 days on 22 October. */
const pageViews: [time: string, visitorId: string, contentId: string, contentType?: 'GOODS'][] = [
  ['2026-11-20T08:00', 'VS1', 'A1'],
  ['2026-11-20T09:30', 'VS2', 'A1'],
  ['2026-11-19T12:00', 'VS1', 'A1'],
  ['2026-11-14T00:00', 'VS1', 'A2'],
  ['2026-11-13T23:59', 'VS3', 'A2'],
  ['2026-11-01T10:00', 'VS3', 'A2'],
  ['2026-09-01T10:00', 'VS2', 'A3'],
  ['2026-11-20T08:05', 'VS1', 'G001', 'GOODS'],
]

const STATS = '/customer-visitors/NEWS?view=stats'
const HOME = 'mallsales/api/user/visitors/home'
const CONTENTS = 'mallsales/api/user/visitors/content-statistics'

function backendWith(entries: typeof pageViews) {
  const backend = newBackend()
  const [base] = backend.db.browses
  if (!base) throw new Error('no page views')
  backend.db.browses = entries.map(([time, visitorId, contentId, contentType]) => ({
    ...base,
    visitorId,
    contentId,
    contentType: contentType ?? 'NEWS',
    title: `内容${contentId}`,
    time: Date.parse(`${time}:00+08:00`),
  }))
  return backend
}

const openStatistics = (address = STATS, entries = pageViews) =>
  renderRoute(address, { as: 'salesman', backend: backendWith(entries) })

/** The texts of a total: its number and, if shown, the comparison with the previous period. */
const findTotalTexts = async (name: string) => {
  const term = await screen.findByText(name, { selector: 'dt' }, { timeout: 8000 })
  return [...(term.parentElement?.querySelectorAll('dd') ?? [])].map((part) => part.textContent)
}

const findContents = async () =>
  within(await screen.findByRole('list', { name: '各个内容' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent])

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('[VIS-001] the numbers on the statistics page', () => {
  test('are for the last 7 days, with the change and the all-time totals', async () => {
    const app = await openStatistics()
    expect(await findTotalTexts('访客')).toEqual(['2', '↑ 比上期多 1'])
    expect(await findTotalTexts('浏览')).toEqual(['4', '↑ 比上期多 3'])
    await app.sees('11月14日 – 11月20日')
    await app.sees('上期：11月7日 – 11月13日')
    await app.sees('累计 3 位访客，浏览 7 次')
    await app.sees('浏览最多的一天是 11月20日 周五：浏览 2 次，访客 2 位。7 天里有 3 天有人来看。')
    expect(screen.getByRole('img', { name: /^每天的访客和浏览。浏览最多的一天是 11月20日/ })).toBeInTheDocument()
  })

  test('are listed by content, most views first, then contents without views; each content links to its visitors', async () => {
    const app = await openStatistics()
    expect(await findContents()).toEqual([
      ['/visitors-list-detail/NEWS-A1', '内容A1浏览 3 · 访客 2'],
      ['/visitors-list-detail/NEWS-A2', '内容A2浏览 1 · 访客 1'],
      ['/visitors-list-detail/NEWS-A3', '内容A3累计浏览 1 · 访客 1这段时间没有浏览'],
    ])
    await app.follow(/内容A2/)
    await app.arrives('/visitors-list-detail/NEWS-A2')
  })

  test('are the same in table and chart, and the table combines days without views', async () => {
    const app = await openStatistics(`${STATS}&period=30`)
    await app.user.click(await screen.findByText('查看每天的数字', undefined, { timeout: 8000 }))
    expect(await screen.findByRole('table', { name: '每天的访客和浏览' })).toBeInTheDocument()
    expect(rows()).toEqual([
      ['日期', '访客', '浏览'],
      ['10月22日 – 10月31日（10 天）', '0', '0'],
      ['11月1日 周日', '1', '1'],
      ['11月2日 – 11月12日（11 天）', '0', '0'],
      ['11月13日 周五', '1', '1'],
      ['11月14日 周六', '1', '1'],
      ['11月15日 – 11月18日（4 天）', '0', '0'],
      ['11月19日 周四', '1', '1'],
      ['11月20日 周五', '2', '2'],
      ['合计', '3', '6'],
    ])
  })

  test('are shown in an expanded table if large letters are set', async () => {
    setLargeLetters(true)
    try {
      const app = await openStatistics()
      expect(await screen.findByRole('table', { name: '每天的访客和浏览' }, { timeout: 8000 })).toBeInTheDocument()
      await app.doesNotSee('查看每天的数字')
      expect(rows().at(-1)).toEqual(['合计', '2', '4'])
    } finally {
      setLargeLetters(null)
    }
  })
})

describe('[VIS-001] the periods on the statistics page', () => {
  test('are links that replace each other in the history, and today is shown by the hour', async () => {
    const app = await openStatistics('/my-main')
    await app.sees('我的推广')
    await app.router.navigate(STATS)
    const chips = within(await screen.findByRole('navigation', { name: '统计的时间' }, { timeout: 8000 }))
    expect(chips.getByRole('link', { current: 'page' })).toHaveTextContent('近 7 天')
    await app.follow('今天')
    await app.arrives(`${STATS}&period=today`)
    await waitFor(async () => expect(await findTotalTexts('浏览')).toEqual(['2', '↑ 比上期多 1']))
    await app.sees('上期：11月19日，今天还没有过完')
    await app.sees('浏览最多的是 8:00 – 9:00 等 2 个小时：各浏览 1 次。')
    await app.router.navigate(-1)
    await app.arrives('/my-main')
  })

  test('[VIS-002] count only the chosen type of content', async () => {
    const app = await openStatistics()
    await app.follow('海报')
    await app.arrives('/customer-visitors/GOODS?view=stats')
    await app.sees('累计 1 位访客，浏览 1 次')
    expect(await findContents()).toEqual([['/visitors-list-detail/GOODS-G001', '内容G001浏览 1 · 访客 1']])
  })

  test('can be set with 自选 to two days in a sheet that starts with the current period', async () => {
    const app = await openStatistics(`${STATS}&from=2026-11-01&to=2026-11-13`)
    expect(await findTotalTexts('浏览')).toEqual(['2', '↑ 比上期多 2'])
    await app.sees('11月1日 – 11月13日')
    const own = screen.getByRole('button', { name: '自选' })
    expect(own).toHaveAttribute('aria-pressed', 'true')
    await app.user.click(own)
    const sheet = within(await screen.findByRole('dialog', { name: '自选时间' }))
    await app.user.click(sheet.getByRole('button', { name: '开始日期：2026-11-01' }))
    await app.sees('选择开始日期')
    expect(sheet.getByRole('button', { name: '结束日期：2026-11-13' })).toBeInTheDocument()
    await app.user.click(sheet.getByRole('button', { name: '看这段时间' }))
    await app.arrives(`${STATS}&from=2026-11-01&to=2026-11-13`)
  })
})

describe('[VIS-001] statistics without views', () => {
  test('in the chosen period show a text and a link to 30 days', async () => {
    const app = await openStatistics(`${STATS}&period=today`, [['2026-11-01T10:00', 'VS3', 'A2']])
    await app.sees('这段时间没有人浏览')
    expect(await findTotalTexts('浏览')).toEqual(['0', '和上期一样'])
    await app.doesNotSee('复制文字')
    await app.follow('看近 30 天')
    await app.arrives(`${STATS}&period=30`)
    // The numbers of the previous period stay until the new numbers are counted.
    await waitFor(async () => expect(await findTotalTexts('浏览')).toEqual(['1', '↑ 比上期多 1']))
  })

  test('in any period show a text and a link to share content', async () => {
    const app = await openStatistics('/customer-visitors/VIDEO?view=stats')
    await app.sees(/还没有人看过您分享的视频/)
    expect(screen.getByRole('link', { name: '去分享' })).toHaveAttribute('href', '/my-extension/VIDEO')
  })

  test.each(['404', 'empty'])(
    'show only totals and a notice if the backend does not send view records (%s)',
    async (kind) => {
      const backend = backendWith(pageViews)
      backend.setKnobs(`fault:visitor.browseStats=${kind}`)
      const app = await renderRoute(STATS, { as: 'salesman', backend })
      await app.sees('目前只有累计的数字，还不知道每一天各有多少。')
      expect([await findTotalTexts('访客'), await findTotalTexts('浏览')]).toEqual([['3'], ['7']])
      expect((await findContents())[0]).toEqual(['/visitors-list-detail/NEWS-A1', '内容A1累计浏览 3 · 访客 2'])
      await app.doesNotSee('这段时间没有浏览')
      await app.doesNotSee('近 30 天')
    },
  )

  test('show no line of totals if the totals are missing', async () => {
    const backend = withHandlers(backendWith(pageViews), jsonHandler('get', HOME, []), jsonHandler('get', CONTENTS, []))
    const app = await renderRoute(STATS, { as: 'salesman', backend })
    expect(await findTotalTexts('浏览')).toEqual(['4', '↑ 比上期多 3'])
    await app.doesNotSee(/累计/)
  })
})

describe('[VIS-001] statistics of a backend whose totals cannot be read', () => {
  test('do not show 0 visitors beside the counted views', async () => {
    const app = await renderRoute(STATS, { as: 'salesman', knobs: 'backend:strange' })
    // By hand from the seed: the views of the last 7 days, all of an unknown kind, are counted in the first category.
    expect((await findTotalTexts('浏览'))[0]).toBe('20')
    await app.doesNotSee(/累计/)
  })

  test('say that only a part was read, and neither compare nor export the numbers', async () => {
    const app = await renderRoute(STATS, { as: 'salesman', knobs: 'backend:strange' })
    expect(await findTotalTexts('浏览')).toHaveLength(1)
    expect(await app.sees('有的浏览没有读出来，这里只有读出来的部分')).toHaveLength(1)
    await app.doesNotSee(/上期|有人来看|浏览最多|复制文字/)
  })

  test.each(['NEWS', 'VIDEO'])('do not say that nobody has viewed the category %s', async (category) => {
    const app = await renderRoute(`/customer-visitors/${category}?view=stats`, {
      as: 'salesman',
      knobs: 'backend:nulls',
    })
    expect(await app.sees(/^没有查到(资讯|视频)的访客和浏览$/)).toHaveLength(1)
    await app.doesNotSee(/还没有人看过|累计/)
  })
})

describe('[VIS-001] exporting the statistics', () => {
  const drawn: string[] = []
  let written = ''

  beforeEach(() => {
    drawn.length = 0
    written = ''
    const pen = new Proxy(
      {
        measureText: (text: string) => ({ width: text.length * 14 }),
        fillText: (text: string) => void drawn.push(text),
      },
      { get: (known: Record<string, unknown>, name: string) => known[name] ?? (() => undefined), set: () => true },
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
  })

  test('creates a picture with totals and contents, and without visitors’ names', async () => {
    const app = await openStatistics()
    await app.press('保存为图片')
    const picture = await screen.findByRole('img', { name: '资讯 · 近 7 天的统计图片' }, { timeout: 8000 })
    expect(picture).toHaveAttribute('src', 'data:image/png;base64,AA==')
    expect(drawn).toEqual(
      expect.arrayContaining(['资讯 · 近 7 天', '11月14日 – 11月20日', '4', '比上期多 3', '1. 内容A1']),
    )
    const secrets = app.backend.db.visitors.flatMap(({ name, mobile }) => [name, mobile]).filter(Boolean)
    expect(secrets.length).toBeGreaterThan(10)
    expect(secrets.filter((secret) => drawn.join(' ').includes(secret))).toEqual([])
    expect(screen.getByRole('link', { name: '保存图片' })).toHaveAttribute('download')
  })

  test('shows an error if the picture cannot be drawn, and a retry draws the picture', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValueOnce(null)
    const app = await openStatistics()
    await app.press('保存为图片')
    expect(await screen.findByRole('alert')).toHaveTextContent('图片没有画成，可以改用“复制文字”。')
    await app.press('再画一次')
    expect(await screen.findByRole('img', { name: '资讯 · 近 7 天的统计图片' })).toBeVisible()
  })

  test('copies the text to the clipboard', async () => {
    const app = await openStatistics()
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void (written = text))
    await app.press('复制文字')
    expect(await findToast('文字已复制，可以粘贴到聊天里')).toBeInTheDocument()
    expect(written).toMatch(/^资讯 · 近 7 天（11月14日 – 11月20日）\n访客 2 位，比上期多 1\n浏览 4 次，比上期多 3\n/)
  })
})
