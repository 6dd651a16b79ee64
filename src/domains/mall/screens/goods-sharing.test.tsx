import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectWechat } from '#/shared/wechat/wechat.ts'
import { screenCard } from '#/shared/wechat/share-card.ts'
import { stubExecCommand } from '#tests/browser-stubs.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'

type App = Awaited<ReturnType<typeof renderRoute>>

afterEach(() => connectWechat(null))

const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) MicroMessenger/8.0.60(0x18003c2f)'
const simulateWechatAgent = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WECHAT)

describe('the picture viewer', () => {
  const findLargePicture = () => screen.findByRole('dialog', { name: '查看大图' }, { timeout: 8000 })

  test('[GOODS-034] shows a tapped picture full-screen; Back closes the viewer and stays on the goods', async () => {
    const app = await renderRoute('/commodity-detail/G001')
    await app.sees('立即购买')
    const all = () => screen.getAllByRole('button', { name: '查看大图' })
    await waitFor(() => expect(all()).toHaveLength(3))
    await app.user.click(all()[1] as HTMLElement)
    expect(within(await findLargePicture()).getByText('2/3')).toBeInTheDocument()
    // The viewer intercepts Back once its effects have run.
    await quiet()
    await act(() => app.router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(app.address()).toBe('/commodity-detail/G001')
    expect(await app.calls('mall.goods')).toHaveLength(1)
  })

  test('is WeChat’s viewer inside WeChat, and the app’s viewer if WeChat’s viewer fails', async () => {
    const agent = simulateWechatAgent()
    const previewed: [readonly string[], string][] = []
    let works = true
    const previewImages = (urls: readonly string[], current: string) => {
      previewed.push([urls, current])
      return works ? Promise.resolve() : Promise.reject(new Error('no'))
    }
    connectWechat({ previewImages } as never)
    const app = await renderRoute('/commodity-detail/G001')
    await app.sees('立即购买')
    const [first] = screen.getAllByRole('button', { name: '查看大图' })
    await app.user.click(first as HTMLElement)
    await waitFor(() => expect(previewed).toHaveLength(1))
    expect(previewed[0]?.[1]).toBe('/pictures/goods/g01.svg')
    expect(previewed[0]?.[0]).toHaveLength(3)
    await quiet()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    works = false
    await app.user.click(first as HTMLElement)
    await findLargePicture()
    agent.mockRestore()
  })
})

describe('sharing goods', () => {
  const sheet = async (name = '分享商品') => within(await screen.findByRole('dialog', { name }, { timeout: 8000 }))
  const link = 'http://localhost:3000/commodity-detail/G001'

  test('[NAV-008] creates a link with the sharing code of the signed-in person and without a name', async () => {
    const app = await renderRoute('/commodity-detail/G001?sharingCode=SHARE108', { as: 'member' })
    await waitFor(() => expect(screenCard()?.path).toBe('/commodity-detail/G001?sharingCode=SHARE102'), {
      timeout: 8000,
    })
    await app.press('分享')
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText(`${link}?sharingCode=SHARE102`)).toBeInTheDocument())
    await quiet()
    expect(screen.queryByText(/李建国|13800000002/)).not.toBeInTheDocument()
    expect(JSON.stringify(screenCard())).not.toMatch(/李建国|U102/)
  })

  test('gives a visitor a link without a code, and explains how to get a code', async () => {
    const app = await renderRoute('/commodity-detail/G001')
    await app.press('分享')
    const dialog = await sheet()
    expect(dialog.getByText(link)).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      '/login?target=%2Fcommodity-detail%2FG001',
    )
  })

  test('copies the link, and a toast confirms it', async () => {
    const app = await renderRoute('/commodity-detail/G001')
    await app.press('分享')
    await (await sheet()).findByText(link)
    await app.press('复制链接')
    await findToast('链接已复制')
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  test('asks the person to copy the link by a long press if copying fails', async () => {
    const app = await renderRoute('/commodity-detail/G001')
    await app.press('分享')
    await (await sheet()).findByText(link)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    stubExecCommand(() => false)
    await app.press('复制链接')
    expect(await findToast('复制没有成功，请长按链接复制')).toBeInTheDocument()
  })

  test.each([
    ['a tap', (app: App, hint: HTMLElement) => app.user.click(hint)],
    ['Back', (app: App) => app.router.navigate(-1)],
  ])('shows a hint about WeChat’s own menu inside WeChat, and %s closes it', async (_way, close) => {
    const agent = simulateWechatAgent()
    const app = await renderRoute('/commodity')
    await app.router.navigate('/commodity-detail/G001')
    await app.press('分享')
    await app.press('发给微信朋友')
    await close(app, await screen.findByRole('button', { name: /点右上角的“···”/ }))
    await quiet()
    expect(app.address()).toBe('/commodity-detail/G001')
    expect(screen.queryByText('点右上角的“···”')).not.toBeInTheDocument()
    agent.mockRestore()
  })

  test('shows no hint about WeChat’s menu outside WeChat', async () => {
    const app = await renderRoute('/commodity-detail/G001')
    await app.press('分享')
    await (await sheet()).findByText(link)
    await quiet()
    expect(screen.queryByRole('button', { name: '发给微信朋友' })).not.toBeInTheDocument()
  })

  test('shows a card with the code if the poster cannot be drawn; copying the link is still possible', async () => {
    // jsdom has no canvas.
    HTMLCanvasElement.prototype.getContext = () => null
    const Slow = vi.spyOn(Image.prototype, 'src', 'set').mockImplementation(function broken(this: HTMLImageElement) {
      queueMicrotask(() => this.onerror?.(new Event('error')))
    })
    const app = await renderRoute('/commodity-detail/G001')
    await app.press('分享')
    await app.press('生成海报')
    await app.sees(/请把下面这张卡片截图保存/)
    const code = await screen.findByRole('img', { name: '全基因组健康检测·成人版的二维码' })
    expect(code).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/))
    expect(screen.getByRole('button', { name: '再画一次' })).toBeEnabled()
    expect(screen.getByRole('button', { name: '复制链接' })).toBeEnabled()
    Slow.mockRestore()
  })

  test('[GOODS-015] [GOODS-012] shows the rewards in the sheet', async () => {
    const app = await renderRoute('/commodity-detail/G016', { as: 'member' })
    await app.press('分享')
    const gains = within(await (await sheet()).findByRole('list', { name: '分享奖励' }))
    await gains.findByText('分享返券 2 张')
    expect(gains.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '分享奖励 ¥5.00 起',
      '分享返现 ¥5.00',
      '分享返券 2 张',
      '上级会员奖励 ¥20.00',
      '下级会员奖励 ¥10.00',
    ])
  })
})
