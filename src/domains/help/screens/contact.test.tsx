import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { config } from '#/config.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'

const FORM = '/my-contact-us-content/feedback'
const SEND = 'mall/api/public/feedback/create'
const PHONE = config.servicePhone

type App = Awaited<ReturnType<typeof renderRoute>>

afterEach(() => {
  Object.assign(config, { servicePhone: PHONE, serviceWechat: '', serviceMail: '' })
})

const sendFeedback = (app: App) => app.press('提交反馈')

describe('/my-contact-us', () => {
  test('[FMT-015] configured channels can be called or their values copied', async () => {
    Object.assign(config, { servicePhone: '400-1', serviceWechat: 'lifecare', serviceMail: 'help@example.cn' })
    const app = await renderRoute('/my-contact-us')
    expect(await screen.findByRole('link', { name: '拨打客服电话' })).toHaveAttribute('href', 'tel:400-1')
    await app.press('复制客服微信')
    await findToast('已复制客服微信')
    expect(await navigator.clipboard.readText()).toBe('lifecare')
    expect(screen.getByText('help@example.cn')).toBeInTheDocument()
  })

  test('[FMT-015] without a configured channel, only the official account is shown, without a number', async () => {
    Object.assign(config, { servicePhone: '', serviceWechat: '', serviceMail: '' })
    const app = await renderRoute('/my-contact-us')
    await app.sees(/^请在微信里关注“.+”公众号/)
    await quiet()
    expect(screen.queryByRole('link', { name: /拨打/ })).toBeNull()
    expect(screen.queryByText(/客服电话/)).toBeNull()
  })

  test.each([
    ['联系客服', 'service', '联系前请准备'],
    ['意见反馈', 'feedback', '提交反馈'],
    ['个人信息问题', 'privacy', '您可以自己做的'],
  ])('[LIT-017] the entry %s opens its page', async (entry, sign, words) => {
    const app = await renderRoute('/my-contact-us')
    await app.follow(entry)
    await app.arrives(`/my-contact-us-content/${sign}`)
    expect(await app.sees(words)).toHaveLength(1)
  })

  test.each(['nonsense', '%F0%9F%98%80', 'constructor', '0'])(
    '[LIT-017] the unknown code %s opens the default page',
    async (sign) => {
      const app = await renderRoute(`/my-contact-us-content/${sign}`)
      expect(await app.sees('联系前请准备')).toHaveLength(1)
    },
  )
})

describe('[CONT-006] feedback', () => {
  test('is sent with text and contact without a session, and then a link to another screen is shown', async () => {
    const noted = spyOnRequest('post', SEND)
    const app = await renderRoute(FORM, { backend: withHandlers(newBackend(), noted.handler) })
    await app.type('反馈内容', ' 页面打不开 ')
    await app.type('联系方式（选填）', 'a@b.cn')
    await sendFeedback(app)
    await app.sees(/^已收到您的反馈，谢谢/)
    expect(noted.asked.map(({ body }) => body)).toEqual([{ content: '页面打不开', contact: 'a@b.cn', pictures: [] }])
    await app.follow('去帮助中心看看')
    await app.arrives('/my-help')
  })

  test('is not sent with an empty or too long text or an invalid contact; the reason is shown', async () => {
    const app = await renderRoute(FORM)
    await screen.findByLabelText('反馈内容')
    await sendFeedback(app)
    await findToast('反馈内容不能为空')
    await app.user.click(screen.getByLabelText('反馈内容'))
    await app.user.paste('字'.repeat(501))
    await app.sees(/反馈内容最多500个字，现在有501个/)
    await app.type('反馈内容', '好')
    await app.sees(/^1\/500字/)
    await app.type('联系方式（选填）', '12')
    await sendFeedback(app)
    await findToast('联系方式要填手机号或邮箱')
    expect(await app.calls('help.feedback')).toEqual([])
  })

  test('disables the button during the request, so several taps send it once', async () => {
    const held = holdCalls('post', SEND)
    const app = await renderRoute(FORM, { as: 'member', backend: withHandlers(newBackend(), held.handler) })
    await app.type('反馈内容', '好')
    const button = screen.getByRole('button', { name: '提交反馈' })
    for (let tap = 0; tap < 10; tap += 1) button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    held.release()
    await app.sees(/^已收到您的反馈/)
    expect(await app.calls('help.feedback')).toHaveLength(1)
    expect(app.backend.db.feedback).toMatchObject([{ userId: 'U102', content: '好' }])
  })

  test('shows a notice after a lost reply and keeps the values; when it is sent again, the server stores it once', async () => {
    const app = await renderRoute(FORM, { as: 'member', knobs: 'fault:help.feedback=lost@1' })
    await app.type('反馈内容', '好')
    await sendFeedback(app)
    expect(await screen.findByRole('alert')).toHaveTextContent('没有得到服务器的确认，不知道是否已经提交')
    expect(screen.getByLabelText('反馈内容')).toHaveValue('好')
    await sendFeedback(app)
    await app.sees(/^已收到您的反馈/)
    expect(app.backend.db.feedback).toHaveLength(1)
  })

  test('shows the server’s refusal, and the form keeps its values', async () => {
    const app = await renderRoute(FORM, { as: 'member', knobs: 'fault:help.feedback=400@1' })
    await app.type('反馈内容', '好')
    await sendFeedback(app)
    await findToast('请求的内容有误')
    expect(screen.getByLabelText('反馈内容')).toHaveValue('好')
  })

  test('keeps only its text after a reload, and is empty after it was sent', async () => {
    let app = await renderRoute(FORM, { as: 'member' })
    await app.type('反馈内容', '写了很久的一段话')
    await app.type('联系方式（选填）', '13800000002')
    const { backend } = app
    unloadPage(app)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('13800000002')
    app = await renderRoute(FORM, { backend, sameTab: true })
    expect(await screen.findByLabelText('反馈内容')).toHaveValue('写了很久的一段话')
    await app.sees('为保护隐私，联系方式没有保存，请重新填写')
    await sendFeedback(app)
    await app.sees(/^已收到您的反馈/)
    unloadPage(app)
    app = await renderRoute(FORM, { backend, sameTab: true })
    expect(await screen.findByLabelText('反馈内容')).toHaveValue('')
  })

  test('keeps its draft when the person leaves the page', async () => {
    const app = await renderRoute('/my-contact-us', { as: 'member' })
    await app.follow('意见反馈')
    await app.type('反馈内容', '还没写完')
    await app.press('返回')
    await app.follow('意见反馈')
    expect(await screen.findByLabelText('反馈内容')).toHaveValue('还没写完')
  })

  test.each([
    ['without a session', '登录后在微信中打开，可以添加图片', undefined],
    ['outside WeChat', '在微信中打开，可以添加图片', 'member'],
  ])('%s explains how to add pictures: %s', async (_where, text, as) => {
    await renderRoute(FORM, as ? { as } : {})
    const pictures = await screen.findByRole('group', { name: '图片（选填，最多 9 张）' })
    expect(within(pictures).getByText(text)).toBeInTheDocument()
    await quiet()
    expect(within(pictures).queryByRole('button')).toBeNull()
  })
})
