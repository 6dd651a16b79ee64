import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { attacks } from '#tests/attack-list.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const withText = (content: string, fields: object = {}) =>
  withHandlers(
    newBackend(),
    jsonHandler('get', 'mall/api/public/news/A1', { id: 'A1', title: '题目', content, ...fields }),
  )

describe('the article page', () => {
  test('[CONT-001] [FMT-010] shows title, main picture, date and text', async () => {
    const app = await renderRoute('/article/A1')
    await screen.findByRole('heading', { level: 2, name: /读懂一份基因检测报告/ })
    expect(screen.getByText(/^2026年11月18日 · 约\d分钟读完$/)).toBeInTheDocument()
    expect(document.querySelector('main article img')).toHaveAttribute('src', '/pictures/news/helix.jpg')
    await app.sees('报告是一张地图，不是一份判决。')
  })

  test('[CONT-001] shows publishTime if publishDate is missing', async () => {
    const app = await renderRoute('/article/A1', {
      backend: withText('<p>文</p>', { publishTime: '2024-01-02T20:00:00+08:00' }),
    })
    expect(await app.sees('2024年01月02日')).toHaveLength(1)
  })

  test('shows an explanation and no empty lines if picture, date and text are missing', async () => {
    const app = await renderRoute('/article/A1', { backend: withText('') })
    await app.sees('这篇文章还没有正文')
    expect(document.querySelector('main article img')).toBeNull()
    await quiet()
    expect(screen.queryByText(/年|--/)).toBeNull()
  })

  test.each(['A25', 'NOPE'])('shows a text and a link to the list if the article is missing (%s)', async (id) => {
    const app = await renderRoute(`/article/${id}`)
    await app.sees('这篇文章已经下架或删除了')
    await app.follow('看看其他文章')
    await app.arrives('/explore')
    expect(app.address()).toBe('/explore')
  })

  test('links to the next article of its category', async () => {
    const app = await renderRoute('/article/A2')
    await screen.findByRole('heading', { name: '下一篇' })
    await app.follow(/携带者是病人吗/)
    await app.arrives('/article/A3')
    expect(app.address()).toBe('/article/A3')
  })

  test.each([
    ['there is no next article', 'empty'],
    ['the next article cannot be loaded', '500'],
  ])('shows no link if %s', async (_when, fault) => {
    const app = await renderRoute('/article/A2', { knobs: `fault:news.byExample=${fault}` })
    await app.sees('问哪些人')
    // The next article is requested only when the page is idle.
    await waitFor(async () => expect(await app.calls('news.byExample')).not.toEqual([]))
    await app.doesNotSee('下一篇')
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(1)
  })

  test('shares a link with the person’s sharing code and no other personal data', async () => {
    const app = await renderRoute('/article/A2', { as: 'salesman' })
    await app.press('分享')
    const sheet = await screen.findByRole('dialog', { name: '分享文章' })
    expect(
      await within(sheet).findByText(`${window.location.origin}/article/A2?sharingCode=SHARE108`),
    ).toBeInTheDocument()
  })

  test('[PTS-010] sends one log when the link is copied twice, and the share counts for the points task', async () => {
    const app = await renderRoute('/article/A2', { as: 'member' })
    await app.press('分享')
    await app.press('复制链接')
    await app.sees('链接已复制')
    await app.press('复制链接')
    expect(await app.calls('news.logShare')).toHaveLength(1)
    const tasks = await renderRoute('/integral-list', { as: 'member', backend: app.backend })
    await tasks.sees('已完成2次，共3次')
  })
})

describe('liking an article', () => {
  const findButton = () => screen.findByRole('button', { name: /觉得有用，点个赞|已赞/ })

  test('is counted once, and the like is still shown after a reload', async () => {
    const app = await renderRoute('/article/A2', { as: 'member' })
    await app.sees('208 人觉得有用')
    await app.press('觉得有用，点个赞')
    await app.sees('209 人觉得有用')
    expect(await findButton()).toBeDisabled()
    expect(app.backend.db.thumbUps).toHaveLength(1)
    const again = await renderRoute('/article/A2', { as: 'member', backend: app.backend })
    await again.sees('209 人觉得有用')
    expect(await findButton()).toHaveTextContent('已赞')
  })

  test('asks a visitor to sign in, and then returns to the article', async () => {
    const app = await renderRoute('/article/A2')
    await app.press('觉得有用，点个赞')
    await app.arrives('/login?target=%2Farticle%2FA2')
    expect(await app.calls('news.thumbUp')).toEqual([])
  })

  test('after a lost reply counts once and shows no message', async () => {
    const app = await renderRoute('/article/A2', { as: 'member', knobs: 'fault:news.thumbUp=lost@1' })
    await app.press('觉得有用，点个赞')
    await app.sees('209 人觉得有用')
    await quiet()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows one error when the request fails, and can be repeated', async () => {
    const app = await renderRoute('/article/A2', { as: 'member', knobs: 'fault:news.thumbUp=500@1' })
    await app.press('觉得有用，点个赞')
    await findToast('尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000')
    await app.press('觉得有用，点个赞')
    expect(await app.sees('209 人觉得有用')).toHaveLength(1)
  })
})

describe('the text of an article', () => {
  test('a link to a screen of the app opens inside the app', async () => {
    const app = await renderRoute('/article/A1', { backend: withText('<p><a href="/article/A2">下一步</a></p>') })
    await app.follow('下一步')
    await app.arrives('/article/A2')
    expect(await app.sees('问哪些人')).toHaveLength(1)
  })

  test('a link to an allowed host opens that site, and any other link is plain text', async () => {
    const out = vi.spyOn(pageNavigation, 'assign').mockImplementation(() => undefined)
    config.externalHosts.push('who.example')
    const app = await renderRoute('/article/A1', {
      backend: withText('<p><a href="https://who.example/a">指南</a><a href="https://evil.example/">外面</a></p>'),
    })
    await app.follow('指南')
    expect(out.mock.calls).toEqual([['https://who.example/a']])
    await quiet()
    expect(screen.queryByRole('link', { name: '外面' })).toBeNull()
    config.externalHosts.pop()
  })

  test('a picture is enlarged by tap or key, in a gallery of the different pictures', async () => {
    const app = await renderRoute('/article/A1', {
      backend: withText(
        '<img src="/pictures/1.jpg" alt="一"><img src="/pictures/2.jpg" alt="二"><img src="/pictures/1.jpg">',
      ),
    })
    await app.press('查看大图：二')
    const viewer = await screen.findByRole('dialog', { name: '查看大图' })
    expect(viewer).toHaveTextContent('2/2')
    await app.press('关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.keyDown(screen.getByRole('button', { name: '查看大图：一' }), { key: 'Enter' })
    expect(await screen.findByRole('dialog', { name: '查看大图' })).toHaveTextContent('1/2')
  })

  test('a wide table scrolls inside its own box', async () => {
    await renderRoute('/article/A16')
    const box = await screen.findByRole('region', { name: '表格' })
    expect(within(box).getByRole('table')).toBeInTheDocument()
    expect(box).toHaveAttribute('tabindex', '0')
  })

  test('a long text is rendered completely and in order', async () => {
    const text = Array.from({ length: 900 }, (_, at) => `<p>第${at}段，一些文字一些文字一些文字。</p>`).join('')
    const app = await renderRoute('/article/A1', { backend: withText(text) })
    await app.sees('第899段，一些文字一些文字一些文字。')
    const shown = screen.getAllByText(/^第\d+段/).map((one) => Number(/\d+/.exec(one.textContent)?.[0]))
    expect(shown).toEqual(Array.from({ length: 900 }, (_, at) => at))
  })

  test('no attack in a text is executed, and the page stays usable', async () => {
    const attacked = vi.fn<() => void>()
    vi.stubGlobal('attacked', attacked)
    const html = attacks.map((attack) => `<p>文</p>${attack.html}`).join('')
    const app = await renderRoute('/article/A1', { backend: withText(html, { category: 'gene' }) })
    await app.sees('觉得有用，点个赞')
    await quiet()
    expect(attacked).not.toHaveBeenCalled()
    expect(document.querySelectorAll('main script, main style, main iframe, main form, main base')).toHaveLength(0)
    vi.unstubAllGlobals()
  })
})
