import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { helpItems } from '#/mocks/seed/help/help.ts'
import { knowledgeItems } from '#/mocks/seed/help/knowledge.ts'
import { hasScreen } from '#/shared/lib/safe/known-address.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const HELP = 'mall/api/public/help-centers'
const SEARCH = '搜索帮助和知识'

type App = Awaited<ReturnType<typeof renderRoute>>

const markedTexts = () => [...document.querySelectorAll('main mark')].map((mark) => mark.textContent)

describe.each([
  ['/my-help', '帮助中心', '下单与付款', '6篇', '/my-help-listdetail/1', '/my-help-detail/101', '怎样购买检测'],
  [
    '/my-knowledge-base',
    '知识库',
    '认识基因',
    '6篇',
    '/my-knowledge-listdetail/1',
    '/my-knowledge-detail/101',
    '什么是基因',
  ],
])('the collection at the address %s', (start, title, category, count, list, text, name) => {
  test('[GEN-016] [LIT-015] [LIT-016] a visitor can open the start page, a category and a text', async () => {
    const app = await renderRoute(start)
    await screen.findByRole('heading', { name: title, level: 1 })
    const entry = await screen.findByRole('link', { name: `${category}${count}` })
    expect(entry).toHaveAttribute('href', list)
    await app.user.click(entry)
    await app.arrives(list)
    await app.follow(name)
    await app.arrives(text)
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument()
  })

  test('a collection that cannot be loaded has a retry, and an empty collection links to customer service', async () => {
    const call = start === '/my-help' ? 'help.list' : 'help.knowledge'
    const app = await renderRoute(start, { knobs: `fault:${call}=500@1` })
    await app.press('重试')
    await screen.findByRole('link', { name: `${category}${count}` })
    app.view.unmount()
    const empty = await renderRoute(start, { knobs: `fault:${call}=empty` })
    await empty.sees(`${title}还没有内容`)
    await empty.follow('联系我们')
    expect(await empty.sees('人工服务')).toHaveLength(1)
  })

  test('a missing category and a missing text show an explanation and a link to the start page', async () => {
    for (const [address, words] of [
      [list.replace('/1', '/999'), '这个分类已经没有了'],
      [text.replace('/101', '/999'), '这篇内容已经不在了'],
    ] as const) {
      const app = await renderRoute(address)
      await app.sees(words)
      await app.follow(`回到${title}`)
      await app.arrives(start)
      expect(await screen.findByRole('link', { name: `${category}${count}` })).toBeInTheDocument()
      app.view.unmount()
    }
  })

  test('a category’s id at a text’s address opens the category, and a text’s id at a category’s address opens the text', async () => {
    const app = await renderRoute(text.replace('/101', '/1'))
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', text)
    app.view.unmount()
    await renderRoute(list.replace('/1', '/101'))
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', text)
  })
})

describe('categories of help', () => {
  test('[CONT-003] a category shows its icon, or a placeholder', async () => {
    await renderRoute('/my-help')
    const icon = within(await screen.findByRole('link', { name: /^下单与付款/ })).getByAltText('')
    expect(icon).toHaveAttribute('src', '/pictures/help/order.svg')
    const without = screen.getByRole('link', { name: /^钱包与积分/ })
    await quiet()
    expect(within(without).queryByAltText('')).toBeNull()
  })

  test('a category without texts and a text without content each show an explanation', async () => {
    const items = [
      { id: '1', title: '空的' },
      { id: '2', title: '有的' },
      { id: 'a', title: '没写完', parentId: '2' },
      { id: 'b', title: '写完了', content: '好', parentId: '2' },
    ]
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', HELP, items),
      jsonHandler('get', `${HELP}/a`, items[2]),
    )
    const app = await renderRoute('/my-help-listdetail/1', { backend })
    await app.sees('“空的”里还没有内容')
    await app.follow('回到帮助中心')
    await app.arrives('/my-help')
    app.view.unmount()
    const text = await renderRoute('/my-help-detail/a', { backend })
    expect(await text.sees('这篇内容还没有写好')).toHaveLength(1)
  })

  test('if the server does not offer the request for a single text, the text is taken from the list', async () => {
    const app = await renderRoute('/my-help-detail/203', { knobs: 'fault:help.get=404' })
    expect(await app.sees('样本编号在哪里')).toHaveLength(1)
    await app.sees(/条码下面以字母开头/)
  })

  test('if the list cannot be loaded, a text is shown with links to the start page and customer service', async () => {
    const app = await renderRoute('/my-help-detail/203', { knobs: 'fault:help.list=500' })
    await app.sees(/条码下面以字母开头/)
    expect(screen.getByRole('link', { name: '回到帮助中心' })).toHaveAttribute('href', '/my-help')
    expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/my-contact-us')
  })
})

describe('search in help and knowledge', () => {
  const typed = async (app: App, term: string) => app.type(SEARCH, term)

  test('finds texts of help and knowledge while typing, highlights matches, and lists the opened collection first', async () => {
    const app = await renderRoute('/my-help')
    await typed(app, '携带者')
    await app.sees('找到3篇')
    await quiet()
    expect(screen.queryByRole('heading', { name: '帮助中心', level: 2 })).toBeNull()
    expect(screen.getByRole('heading', { name: '知识库', level: 2 })).toBeInTheDocument()
    expect(new Set(markedTexts())).toEqual(new Set(['携带者']))
    await typed(app, '样本')
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('帮助中心'))
  })

  test('keeps the search term in the address, so that Back from a text shows the same results', async () => {
    const app = await renderRoute('/my-knowledge-base')
    await typed(app, 'ａｌｄｈ２')
    await app.follow(/酒精代谢/)
    await app.arrives('/my-knowledge-detail/403')
    await app.press('返回')
    await app.arrives('/my-knowledge-base?q=')
    expect(screen.getByLabelText(SEARCH)).toHaveValue('ａｌｄｈ２')
    expect(await app.sees('找到1篇')).toHaveLength(1)
    expect(markedTexts()).toEqual(['ALDH2'])
  })

  test('shows results when an address with a search term is opened', async () => {
    const app = await renderRoute('/my-help?q=%E5%8F%91%E7%A5%A8')
    expect(await app.sees('找到3篇')).toHaveLength(1)
  })

  test('shows terms and results as text, never as HTML', async () => {
    const evil = { id: 'x', title: '<img src=x onerror=alert(1)>', content: '&lt;script&gt;alert(1)&lt;/script&gt;' }
    const backend = withHandlers(newBackend(), jsonHandler('get', HELP, [evil]))
    const app = await renderRoute('/my-help', { backend })
    await typed(app, '<img')
    expect(await app.sees('找到1篇')).toHaveLength(1)
    expect(markedTexts()).toEqual(['<img'])
    await typed(app, 'script')
    expect(await app.sees('找到1篇')).toHaveLength(1)
    expect(document.querySelectorAll('main img[src="x"], main script')).toHaveLength(0)
  })

  test('links to customer service if there are no results, and shows the categories again when the field is emptied', async () => {
    const app = await renderRoute('/my-help')
    await typed(app, '火箭发动机')
    await app.sees('没有找到“火箭发动机”相关的内容，换个说法试试')
    expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/my-contact-us')
    await app.press('清空输入')
    await screen.findByRole('link', { name: /^下单与付款/ })
    await waitFor(() => expect(app.address()).toBe('/my-help'))
  })

  test('shows the results of the opened collection, and a retry if the other collection cannot be loaded', async () => {
    const app = await renderRoute('/my-help?q=基因', { knobs: 'fault:help.knowledge=500' })
    await screen.findByRole('button', { name: '知识库没有读到，点按重试' })
    expect(screen.getByRole('heading', { name: '帮助中心', level: 2 })).toBeInTheDocument()
    app.backend.setKnobs('')
    await app.press('知识库没有读到，点按重试')
    expect(await screen.findByRole('heading', { name: '知识库', level: 2 })).toBeInTheDocument()
  })

  test('requests the whole list of help texts and of knowledge texts once', async () => {
    const noted = [HELP, 'mall/api/public/knowledge-base'].map((path) => spyOnRequest('get', path))
    const backend = withHandlers(newBackend(), ...noted.map(({ handler }) => handler))
    const app = await renderRoute('/my-help', { backend })
    await typed(app, '发票')
    await app.sees(/^找到/)
    await quiet()
    for (const { asked } of noted) expect(asked.map(({ url }) => url.search)).toEqual(['?page=0&size=500'])
  })
})

describe('[GEN-016] help pages have no dead end', () => {
  const HERE = /^\/my-(help|knowledge)/
  const linksOf = () =>
    [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '').filter(Boolean)

  test('every category, list and text is linked, has links itself, and links to customer service', async () => {
    const app = await renderRoute('/my-help')
    await screen.findByRole('link', { name: /^下单与付款/ })
    const waiting = ['/my-help', '/my-knowledge-base']
    const seen = new Map<string, string[]>()
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue
      await app.router.navigate(next)
      await app.arrives(next)
      await screen.findByRole('link', { name: '联系我们' })
      await quiet()
      const links = linksOf()
      seen.set(next, links)
      waiting.push(...links.filter((link) => HERE.test(link)))
    }
    const texts = (all: typeof helpItems) => all.filter(({ content }) => content !== '').length
    const reached = (pattern: RegExp) => [...seen.keys()].filter((address) => pattern.test(address))
    expect(reached(/^\/my-help-listdetail\//)).toHaveLength(6)
    expect(reached(/^\/my-knowledge-listdetail\//)).toHaveLength(4)
    expect(reached(/^\/my-help-detail\//)).toHaveLength(texts(helpItems))
    expect(reached(/^\/my-knowledge-detail\//)).toHaveLength(texts(knowledgeItems))
    const dead = [...seen].filter(([, links]) => links.some((link) => !hasScreen(link)) || links.length < 3)
    expect(dead).toEqual([])
    // The start is linked everywhere, at most through the category.
    const stuck = [...seen].filter(([, links]) => !links.some((link) => /^\/my-(help|knowledge-base)$/.test(link)))
    expect(stuck.map(([address]) => address)).toEqual([])
  }, 60_000)
})
