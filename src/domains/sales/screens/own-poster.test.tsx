import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

beforeEach(() => {
  // jsdom has no canvas, and loads no pictures.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(Image.prototype, 'src', 'set').mockImplementation(function broken(this: HTMLImageElement) {
    queueMicrotask(() => this.onerror?.(new Event('error')))
  })
})

const kinds = [
  ['/star-salsesman-playbill', 'salesman', '冯涛', '健康顾问', 'SHARE108'],
  ['/star-man-playbill', 'member', '李建国', '健康达人', 'SHARE102'],
] as const

describe.each(kinds)('the poster page %s', (address, as, name, position) => {
  test('[VIS-004] another poster can be chosen, and is shown as a card if it cannot be drawn', async () => {
    const app = await renderRoute(address, { as })
    await app.sees('已选：睡好每一晚')
    expect(screen.getByRole('button', { name: '画上我的名字和二维码' })).toBeEnabled()
    await app.press(/家族史，值得记下来/)
    await app.sees('已选：家族史，值得记下来')
    await app.sees(/请把下面这张卡片截图保存/)
    await app.sees(name)
    await app.sees(position)
    const code = await screen.findByRole('img', { name: '家族史，值得记下来的二维码' })
    expect(code).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/))
    expect(screen.getByRole('button', { name: /家族史，值得记下来/ })).toHaveAttribute('aria-pressed', 'true')
  })

  test('if there are no posters, a link to the QR code is shown', async () => {
    const app = await renderRoute(address, { as, knobs: 'fault:news.posters=empty' })
    expect(await app.sees('现在还没有可以用的海报')).toHaveLength(1)
    await app.follow('先用二维码邀请')
    await app.arrives('/my-invitation')
  })

  test('a person without a sharing code sees a text instead of posters', async () => {
    const bareHandler = jsonHandler('get', 'mallsales/api/user/current-mall-user', { id: 'U1', fullName: name })
    const app = await renderRoute(address, { as, backend: withHandlers(newBackend(), bareHandler) })
    expect(await app.sees('您还没有邀请码，请过几天再来看看')).toHaveLength(1)
  })

  test('posters that cannot be loaded show the reason and a retry', async () => {
    const app = await renderRoute(address, { as, knobs: 'fault:news.posters=500@1' })
    await app.press('重试')
    expect(await app.sees('已选：睡好每一晚')).toHaveLength(1)
  })
})
