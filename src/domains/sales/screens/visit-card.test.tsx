import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { renderRoute, newBackend } from '#tests/render-route.tsx'
import { quiet } from '#tests/quiet.ts'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const SHARER = 'uaa/api/public/mall-user/by-share-code/SHARE108'

describe('the visit card /visit-card/{id}', () => {
  test('[ADD-008] a salesperson’s name, picture, job title and contact are shown without a login', async () => {
    const app = await renderRoute('/visit-card/SHARE108')
    expect(await screen.findByRole('heading', { name: '冯涛' })).toBeInTheDocument()
    await app.sees('健康顾问')
    expect(document.querySelector('main img')).toHaveAttribute('src', '/pictures/avatar.svg')
    await quiet()
    expect(document.body.textContent).not.toContain('13800000008')
    await app.press('显示冯涛的号码')
    expect(screen.getByRole('link', { name: '拨打冯涛的号码' })).toHaveAttribute('href', 'tel:13800000008')
  })

  test('[ADD-008] the contact can be saved as a file', async () => {
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:card'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const app = await renderRoute('/visit-card/SHARE108')
    await app.press('显示冯涛的号码')
    await app.press('保存到通讯录')
    expect(made.map(({ type }) => type)).toEqual(['text/vcard;charset=utf-8'])
    expect(await made[0]?.text()).toMatch(/\r\nFN:冯涛\r\n[^]*\r\nTEL;TYPE=CELL:13800000008\r\n/)
    vi.restoreAllMocks()
  })

  test('[ADD-008] inside WeChat, which cannot save files, the contact is copied', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    const app = await renderRoute('/visit-card/SHARE108')
    await app.press('显示冯涛的号码')
    await app.press('复制联系方式')
    await findToast('已复制，可以粘贴到手机通讯录')
    expect(await navigator.clipboard.readText()).toBe('冯涛\n健康顾问\n生命密码健康\n13800000008')
    agent.mockRestore()
  })

  test('the document title contains no name', async () => {
    const app = await renderRoute('/visit-card/SHARE108')
    await app.sees('健康顾问')
    await waitFor(() => expect(document.title).toBe(`名片 - ${config.appName}`))
  })

  test('the owner can share the card as a link or a poster', async () => {
    const app = await renderRoute('/visit-card/SHARE108', { as: 'salesman' })
    expect(await app.sees('http://localhost:3000/visit-card/SHARE108')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '生成海报' })).toBeInTheDocument()
  })

  test('another signed-in person cannot create a poster of the card', async () => {
    const app = await renderRoute('/visit-card/SHARE108', { as: 'member' })
    await app.sees('健康顾问')
    await quiet()
    expect(screen.queryByRole('button', { name: '生成海报' })).toBeNull()
  })

  test('[ADD-008] with a customer’s code, only the first character of the customer’s name is shown', async () => {
    const app = await renderRoute('/visit-card/SHARE102')
    expect(await screen.findByRole('heading', { name: '李**' })).toBeInTheDocument()
    await app.sees(/这里没有可以公开的名片/)
    await quiet()
    expect(document.body.textContent).not.toMatch(/李建国|1380000/)
  })

  test('[ADD-008] a customer has no card to share', async () => {
    const app = await renderRoute('/visit-card/SHARE102', { as: 'member' })
    await app.sees(/这里没有可以公开的名片/)
    await app.doesNotSee('把名片发给客户')
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/my-contact-us')
  })

  test('[ADD-008] a reply that has only a job title is shown as a card without a number', async () => {
    const bareHandler = jsonHandler('get', SHARER, { data: { fullName: '', position: '区域经理' } })
    const app = await renderRoute('/visit-card/SHARE108', { backend: withHandlers(newBackend(), bareHandler) })
    expect(await screen.findByRole('heading', { name: '健康顾问' })).toBeInTheDocument()
    await app.sees('区域经理')
    await app.sees('还没有公开联系方式')
  })

  test('an unknown code shows a text and a link', async () => {
    const app = await renderRoute('/visit-card/NOPE')
    expect(await app.sees('没有找到这张名片，请向对方再要一次')).toHaveLength(1)
    await app.follow('去首页看看')
    await app.arrives('/Home')
  })

  test('a card that cannot be loaded shows the reason and a retry', async () => {
    const app = await renderRoute('/visit-card/SHARE108', { knobs: 'fault:user.sharer=500@1' })
    await app.press('重试')
    expect(await app.sees('健康顾问')).toHaveLength(1)
  })
})
