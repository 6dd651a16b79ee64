import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

const findCurrentLink = () => screen.findByRole('link', { current: 'page' })

afterEach(() => {
  config.hideRewardsInWechat = false
})

describe('the retail store /retail-store/{type}', () => {
  test('[VIS-002] goods show the reward for sharing, and are shared with the salesperson’s sharing code', async () => {
    const app = await renderRoute('/retail-store/GOODS', { as: 'salesman' })
    expect((await app.sees(/分享奖励|奖励 ¥|返/)).length).toBeGreaterThan(0)
    await app.press(/^分享全基因组健康检测·成人版/)
    const sheet = within(await screen.findByRole('dialog', { name: '分享商品' }))
    expect(await sheet.findByText(/\/commodity-detail\/G001\?sharingCode=SHARE108$/)).toBeInTheDocument()
  })

  test('the page links to the posters, the personal poster and the address book', async () => {
    const app = await renderRoute('/retail-store/GOODS', { as: 'salesman' })
    expect(await screen.findByRole('button', { name: /睡好每一晚/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /我的海报/ })).toHaveAttribute('href', '/star-salsesman-playbill')
    expect(screen.getByRole('link', { name: /线下到访/ })).toHaveAttribute('href', '/offline-visit-list/INVITATION')
    expect(screen.getByRole('link', { name: /通讯录/ })).toHaveAttribute('href', '/address-book')
    await app.follow(/我的名片/)
    await app.arrives('/visit-card/SHARE108')
  })

  test.each([
    ['NEWS', '资讯', /^\/tool-operation\/article\?id=/],
    ['VIDEO', '视频', /^\/lecture-video-detail\//],
  ])('[VIS-002] in the tab %s, each entry links to a page where it can be shared', async (type, label, address) => {
    await renderRoute(`/retail-store/${type}`, { as: 'salesman' })
    const [first] = await screen.findAllByRole('listitem')
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute('href', expect.stringMatching(address))
    expect(await findCurrentLink()).toHaveTextContent(label)
  })

  test.each(['/retail-store', '/retail-store/posters', '/retail-store/toString'])(
    'the address %s shows the goods',
    async (address) => {
      await renderRoute(address, { as: 'salesman' })
      expect(await findCurrentLink()).toHaveTextContent('商品海报')
    },
  )

  test.each([
    ['GOODS', 'mall.search', '现在没有可以分享的商品'],
    ['NEWS', 'news.list', '还没有可以推广的文章'],
    ['VIDEO', 'lecture.videos', '还没有可以推广的视频'],
  ])('the tab %s shows a text if there is no content', async (type, call, text) => {
    const app = await renderRoute(`/retail-store/${type}`, { as: 'salesman', knobs: `fault:${call}=empty` })
    expect(await app.sees(text)).toHaveLength(1)
  })

  test('with the setting hideRewardsInWechat, the rewards are hidden inside WeChat', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    config.hideRewardsInWechat = true
    const app = await renderRoute('/retail-store/GOODS', { as: 'salesman' })
    expect(await screen.findByRole('button', { name: /^分享全基因组健康检测·成人版/ })).toBeInTheDocument()
    await app.doesNotSee(/分享奖励/)
  })

  test('goods that cannot be loaded show the reason and a retry', async () => {
    const app = await renderRoute('/retail-store/GOODS', { as: 'salesman', knobs: 'fault:mall.search=500@1' })
    await app.press('重试')
    expect(await screen.findByRole('button', { name: /^分享全基因组健康检测·成人版/ })).toBeInTheDocument()
  })
})

describe('[ROLE-004] a person who is not a salesperson', () => {
  test.each(['/retail-store/GOODS', '/star-salsesman-playbill', '/offline-visit-list/SIGN_IN'])(
    'sees at the address %s that the page is for salespeople, and only the request for this check is sent',
    async (address) => {
      const app = await renderRoute(address, { as: 'member' })
      await app.sees(/这一页是给销售人员用的/)
      // The tab 报告 looks for the person’s own report on any screen.
      const asked = (await app.calls()).map(({ id }) => id).filter((id) => id !== 'report.mine')
      expect(asked).toEqual(['user.isSalesman'])
    },
  )

  test.each(['/retail-store/GOODS', '/star-salsesman-playbill', '/star-man-playbill', '/address-book'])(
    'is redirected from the address %s to the login if there is no session',
    async (address) => {
      const app = await renderRoute(address)
      await app.arrives('/login')
      await quiet()
      expect(new URLSearchParams(app.address().split('?')[1]).get('target')).toBe(address)
    },
  )
})
