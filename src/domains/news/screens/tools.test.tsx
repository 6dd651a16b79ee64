import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '#tests/render-route.tsx'

describe('the tools for sales staff', () => {
  test.each(['/tool-operation/NEWS', '/tool-operation/article?id=A1'])(
    '[NAV-010] at the address %s need a login',
    async (address) => {
      const app = await renderRoute(address)
      await app.arrives(`/login?target=${encodeURIComponent(address)}`)
      expect(app.address()).toBe(`/login?target=${encodeURIComponent(address)}`)
    },
  )

  test('[VIS-002] have three tabs, and an article opens with a link that contains the salesperson’s sharing code', async () => {
    const app = await renderRoute('/tool-operation/NEWS', { as: 'salesman' })
    const tabs = await screen.findByRole('navigation', { name: '推广内容' })
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['商品海报', '资讯', '视频'])
    await app.follow(/家族健康史怎么记/)
    await app.arrives('/tool-operation/article?id=A2')
    await app.sees(`${window.location.origin}/article/A2?sharingCode=SHARE108`)
    await app.sees('问哪些人')
  })

  test('include posters that can be enlarged in order to save them', async () => {
    const app = await renderRoute('/tool-operation/GOODS', { as: 'salesman' })
    await app.press(/一餐一盘/)
    expect(await screen.findByRole('dialog', { name: '查看大图' })).toHaveTextContent('2/6')
  })

  test('link to the articles if there are no videos', async () => {
    const app = await renderRoute('/tool-operation/VIDEO', { as: 'salesman' })
    await app.sees('还没有可以推广的视频')
    await app.follow('看看可以推广的文章')
    await app.arrives('/tool-operation/NEWS')
    expect(app.address()).toBe('/tool-operation/NEWS')
  })

  test('[CONT-004] show a link to the list of articles at /tool-operation/article without an id', async () => {
    const app = await renderRoute('/tool-operation/article', { as: 'salesman' })
    await screen.findByRole('heading', { level: 1, name: '工具文章' })
    await app.follow('选一篇文章')
    await app.arrives('/tool-operation/NEWS')
    expect(app.address()).toBe('/tool-operation/NEWS')
  })

  test('show the list of articles if the address has an unknown type, and say so if an article is missing', async () => {
    const app = await renderRoute('/tool-operation/anything', { as: 'salesman' })
    expect(await app.sees(/家族健康史怎么记/)).not.toEqual([])
    const gone = await renderRoute('/tool-operation/article?id=NOPE', { as: 'salesman' })
    await gone.sees('这篇文章已经下架或删除了')
  })
})
