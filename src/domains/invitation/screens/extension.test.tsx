import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '#tests/render-route.tsx'

const findCurrentLink = () => screen.findByRole('link', { current: 'page' })

describe('/my-extension/{type}', () => {
  test('[LIT-019] goods can be shared with the person’s own sharing code, as a link or a poster', async () => {
    const app = await renderRoute('/my-extension/GOODS', { as: 'salesman' })
    await app.press(/^分享全基因组健康检测·成人版/)
    const sheet = within(await screen.findByRole('dialog', { name: '分享商品' }))
    expect(await sheet.findByText(/\/commodity-detail\/G001\?sharingCode=SHARE108$/)).toBeInTheDocument()
    expect(sheet.getByRole('button', { name: '生成海报' })).toBeInTheDocument()
  })

  test.each([
    ['NEWS', '资讯', /^\/tool-operation\/article\?id=/],
    ['VIDEO', '视频', /^\/lecture-video-detail\//],
  ])('with the type %s, each entry links to a page where the entry can be shared', async (type, label, address) => {
    await renderRoute(`/my-extension/${type}`, { as: 'salesman' })
    const [first] = await screen.findAllByRole('listitem')
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute('href', expect.stringMatching(address))
    expect(await findCurrentLink()).toHaveTextContent(label)
  })

  test.each([
    ['NEWS', 'news.list', '还没有可以推广的文章', '/commodity-search/goods-share'],
    ['VIDEO', 'lecture.videos', '还没有可以推广的视频', '/my-extension/GOODS'],
  ])(
    'with the type %s, a text and a link to the goods are shown if there is no content',
    async (type, call, text, address) => {
      const app = await renderRoute(`/my-extension/${type}`, { as: 'salesman', knobs: `fault:${call}=empty` })
      expect(await app.sees(text)).toHaveLength(1)
      await app.follow('看看可以推广的商品')
      await app.arrives(address)
    },
  )

  test.each(['goods', 'ARTICLE', 'toString'])('an address with an unknown type (%s) shows the goods', async (type) => {
    await renderRoute(`/my-extension/${type}`, { as: 'salesman' })
    expect(await findCurrentLink()).toHaveTextContent('商品海报')
  })

  test('selecting another type of content replaces the history entry, so Back leaves the screen', async () => {
    const app = await renderRoute('/my-extension/GOODS', { as: 'salesman' })
    await app.follow('视频')
    await app.arrives('/my-extension/VIDEO')
    expect(app.router.state.historyAction).toBe('REPLACE')
  })

  test('without goods, there is a link to the mall', async () => {
    const app = await renderRoute('/my-extension/GOODS', { as: 'salesman', knobs: 'fault:mall.search=empty' })
    await app.sees('现在没有可以分享的商品')
    expect(screen.getByRole('link', { name: '去商城看看' })).toHaveAttribute('href', '/commodity')
  })

  test('goods that cannot be loaded show the reason and a retry', async () => {
    const app = await renderRoute('/my-extension/GOODS', { as: 'salesman', knobs: 'fault:mall.search=500@1' })
    await app.press('重试')
    expect(await screen.findByRole('button', { name: /^分享全基因组健康检测·成人版/ })).toBeInTheDocument()
  })
})
