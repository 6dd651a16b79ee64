import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const LIST = '/customer-visitors/NEWS'

const cards = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('the list of visitors', () => {
  test('[GEN-017] [VIS-001] [VIS-002] shows three tabs, the totals, and the visitors who should be phoned first', async () => {
    const app = await renderRoute(LIST, { as: 'salesman' })
    await app.sees('今天先联系')
    const tabs = within(screen.getByRole('navigation', { name: '内容类型' })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['资讯', '海报', '视频'])
    // By hand from the seed: eight people looked at articles, sixteen times.
    expect((await app.sees(/资讯累计访客/))[0]).toHaveTextContent('资讯累计访客 8 位，浏览 16 次')
    const calls = screen.getAllByRole('link', { name: /^打电话给/ })
    expect(calls.map((link) => link.getAttribute('href'))).toEqual([
      'tel:13912341101',
      'tel:13912341103',
      'tel:13912341102',
    ])
  })

  test('[VIS-003] marks a new visitor until the visitor’s details were opened, also after Back', async () => {
    const app = await renderRoute(LIST, { as: 'salesman' })
    await app.sees('今天先联系')
    expect(cards()[0]).toContain('何春梅新到访')
    await app.user.click(screen.getAllByRole('link', { name: /^何春梅/ })[0] as HTMLElement)
    await app.arrives('/visitors-details/VS1')
    await waitFor(() => expect(app.backend.db.visitors.find(({ id }) => id === 'VS1')?.read).toBe(true))
    await app.router.navigate(-1)
    await app.arrives(LIST)
    await waitFor(() => expect(cards()[0]).toMatch(/^何春梅看了/))
    expect(await app.calls('visitor.read')).toHaveLength(1)
  })

  test('can be searched and filtered', async () => {
    const app = await renderRoute(LIST, { as: 'salesman' })
    await app.type('搜索访客', '脐带血')
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(cards()[0]).toContain('欧阳雨桐')
    await app.press('清空输入')
    await app.press('新到访')
    await waitFor(() => expect(cards()).toHaveLength(2))
    await app.type('搜索访客', '没有这个人')
    await app.sees('没有符合条件的访客')
    await app.press('看全部访客')
    await waitFor(() => expect(cards().length).toBeGreaterThan(5))
  })

  test('shows a link to share if there are no visitors', async () => {
    const app = await renderRoute(LIST, {
      as: 'salesman',
      knobs: 'fault:visitor.information=empty;fault:visitor.browseStats=empty',
    })
    await app.sees(/还没有访客/)
    expect(screen.getByRole('link', { name: '去分享内容' })).toHaveAttribute('href', '/my-extension/NEWS')
  })

  test('[VIS-001] shows an error and a retry instead of totals that cannot be loaded', async () => {
    const app = await renderRoute(LIST, { as: 'salesman', knobs: 'fault:visitor.home=500' })
    await app.sees('累计访客没有读到，点按重试')
    expect(cards()[0]).toMatch(/^何春梅/)
  })

  test('shows the visitors if the server does not offer the view records', async () => {
    const app = await renderRoute(LIST, { as: 'salesman', knobs: 'fault:visitor.browseStats=404' })
    await app.sees('何春梅')
    expect(cards()[0]).toMatch(/^何春梅新到访1 小时前到访/)
  })
})

describe('without readable totals, kinds and times', () => {
  const open = (address: string) => renderRoute(address, { as: 'salesman', knobs: 'backend:nulls' })

  test('[VIS-001] the list of visitors shows no totals, and neither does the store', async () => {
    const home = jsonHandler('get', 'mallsales/api/user/visitors/home', [{ contentType: 'NEWS' }])
    const app = await renderRoute(LIST, { as: 'salesman', backend: withHandlers(newBackend(), home) })
    await app.sees('今天先联系')
    await app.doesNotSee(/累计访客/)
    await app.router.navigate('/retail-store/NEWS')
    expect(await app.sees('查看访客')).toHaveLength(1)
    await app.doesNotSee(/位访客，浏览/)
  })

  test('if the times of a visitor’s views are missing, the screen says this, and not that there are no views', async () => {
    const app = await open('/visitors-details/VS1')
    expect(await app.sees('没有查到能列出的浏览。对方打开您分享的内容后，会出现在这里。')).toHaveLength(1)
    await app.doesNotSee(/还没有浏览记录|还没有看过/)
  })

  test('if the times of a content’s views are missing, the screen does not say that it has no views', async () => {
    const app = await open('/visitors-list-detail/NEWS-A1')
    expect(await app.sees('没有查到这条内容的浏览')).toHaveLength(1)
    await app.doesNotSee(/还没有人看过|访客 0 位/)
  })

  test('if views of an unknown kind may belong to a category, the screen does not say that it has no views', async () => {
    const backend = newBackend()
    const [seed] = backend.db.browses
    if (!seed) throw new Error('no view')
    const view = { ...seed, contentType: 'SOMETHING_NEW' }
    const app = await renderRoute('/customer-visitors/GOODS', {
      as: 'salesman',
      backend: withHandlers(
        backend,
        jsonHandler('get', 'mallsales/api/user/browse-statistics', [view]),
        jsonHandler('get', 'mallsales/api/user/visitors/information', [{ id: seed.visitorId, name: '何春梅' }]),
      ),
    })
    expect(await app.sees('没有查到谁看过您分享的海报')).toHaveLength(1)
  })
})

describe('[ROLE-004] a person who is not a salesperson', () => {
  test.each([
    '/customer-visitors/NEWS',
    '/visitors-details/VS1',
    '/visitors-list-detail/NEWS-A1',
    '/visitors-detail-edit',
  ])('sees a text at the address %s, and no data about visitors are requested', async (address) => {
    const app = await renderRoute(address, { as: 'member' })
    await app.sees(/这一页是给销售人员用的/)
    expect(screen.getByRole('link', { name: '回到我的' })).toHaveAttribute('href', '/my-main')
    expect((await app.calls()).filter(({ id }) => id.startsWith('visitor.'))).toEqual([])
  })

  test('[GEN-017] has no entry for visitors in 我的, but a salesperson has this entry', async () => {
    const other = await renderRoute('/my-main', { as: 'member' })
    await other.calls()
    expect(screen.queryByText('销售工作')).toBeNull()
    other.view.unmount()
    const app = await renderRoute('/my-main', { as: 'salesman' })
    await app.follow(/^客户与访客/)
    await app.arrives('/customer-visitors/NEWS')
  })
})

describe('the page of a visitor', () => {
  test('shows a number that is masked until it is tapped, and one next step', async () => {
    const app = await renderRoute('/visitors-details/VS1', { as: 'salesman' })
    await app.sees('139****1101')
    await app.doesNotSee('13912341101')
    await app.press('显示手机号')
    await app.sees('13912341101')
    const step = screen.getByRole('heading', { name: '下一步' }).closest('section') as HTMLElement
    expect(
      within(step)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['打电话'])
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3)
  })

  test('has a document title without the visitor’s name', async () => {
    const app = await renderRoute('/visitors-details/VS1', { as: 'salesman' })
    await app.sees('何春梅')
    await waitFor(() => expect(document.title).toBe('访客详情 - 生命密码健康'))
  })

  test('with an unknown id shows a link back to the list', async () => {
    const app = await renderRoute('/visitors-details/NOPE', { as: 'salesman' })
    await app.sees('没有找到这位访客')
    expect(screen.getByRole('link', { name: '查看全部访客' })).toHaveAttribute('href', '/customer-visitors/NEWS')
  })
})

describe('the visitors of one content', () => {
  test('[VIS-001] are counted, and a link to the content is shown', async () => {
    const app = await renderRoute('/visitors-list-detail/NEWS-A1', { as: 'salesman' })
    await app.sees(/^访客 \d+ 位 · 浏览 \d+ 次$/)
    const [text = ''] = (await app.sees(/^访客 \d+ 位/)).map(({ textContent }) => textContent)
    expect(text).toMatch(new RegExp(`^访客 ${cards().length} 位`))
    expect(screen.getByRole('link', { name: /打开这篇文章/ })).toHaveAttribute('href', '/article/A1')
  })

  test('are empty for an unknown content', async () => {
    const app = await renderRoute('/visitors-list-detail/NEWS-NOPE', { as: 'salesman' })
    expect(await app.sees('没有查到这条内容的浏览')).toHaveLength(1)
  })
})

describe('[ADD-007] the form of a visitor', () => {
  test('shows an error for an empty name and for an invalid number, then creates the visitor, who appears in the list', async () => {
    const app = await renderRoute('/visitors-detail-edit', { as: 'salesman' })
    await app.press('保存')
    await app.sees('称呼不能为空')
    await app.type('称呼', '林女士')
    await app.type('手机号', '1234')
    await app.press('保存')
    await app.sees('手机号格式错误')
    await app.type('手机号', '13912349999')
    await app.type('备注', '周日到店')
    await app.press('保存')
    await waitFor(() =>
      expect(app.backend.db.visitors.at(-1)).toMatchObject({ name: '林女士', mobile: '13912349999', note: '周日到店' }),
    )
    await app.router.navigate('/customer-visitors/NEWS')
    expect(await screen.findByRole('link', { name: /林女士/ }, { timeout: 8000 })).toBeInTheDocument()
  })

  test('shows the visitor’s values, and does not send an unchanged number', async () => {
    const backend = newBackend()
    const first = backend.db.visitors[0]
    if (first) first.mobile = '139****1101'
    const app = await renderRoute('/visitors-detail-edit/VS1', { as: 'salesman', backend })
    expect(await screen.findByDisplayValue('何春梅', undefined, { timeout: 8000 })).toBeInTheDocument()
    await app.type('备注', '换了时间')
    await app.press('保存')
    await waitFor(() => expect(first?.note).toBe('换了时间'))
    expect(first?.mobile).toBe('139****1101')
  })

  test('normalizes a pasted number, and shows a notice if another visitor has this number', async () => {
    const app = await renderRoute('/visitors-detail-edit', { as: 'salesman' })
    const field = await screen.findByLabelText('手机号', undefined, { timeout: 8000 })
    await app.user.click(field)
    await app.user.paste('+86 139-1234-1101')
    expect(field).toHaveValue('13912341101')
    expect(await app.sees('这个号码和“何春梅”的一样')).toHaveLength(1)
  })

  test('opens the visitor after saving if the form’s address was opened directly', async () => {
    const app = await renderRoute('/visitors-detail-edit/VS2', { as: 'salesman' })
    await app.type('备注', '下周')
    await app.press('保存')
    await app.arrives('/visitors-details/VS2')
    expect(await app.sees('下周')).toHaveLength(1)
  })

  test('after a lost reply finds the saved visitor, so that no visitor is added twice', async () => {
    const app = await renderRoute('/visitors-detail-edit', { as: 'salesman', knobs: 'fault:visitor.save=lost@1' })
    const before = app.backend.db.visitors.length
    await app.type('称呼', '林女士')
    await app.press('保存')
    await app.sees('已保存')
    expect(app.backend.db.visitors).toHaveLength(before + 1)
    expect(await app.calls('visitor.save')).toHaveLength(1)
  })
})

describe('opening a link that a salesperson shared', () => {
  /** The page views that the test has caused: the clock of the backend stands still, so their time is NOW. */
  const pageViewsAtNow = (backend: ReturnType<typeof newBackend>) =>
    backend.db.browses.filter(({ time }) => time === NOW)

  test.each([
    ['an article', '/article/A2?sharingCode=SHARE108', { contentType: 'NEWS', contentId: 'A2' }],
    ['a video', '/lecture-video-detail/LC1?sharingCode=SHARE108', { contentType: 'VIDEO', contentId: 'LC1' }],
    ['goods', '/commodity-detail/G001?sharingCode=SHARE108', { contentType: 'GOODS', contentId: 'G001' }],
  ])('to %s records one view with its time', async (_, address, content) => {
    const backend = newBackend()
    const app = await renderRoute(address, { as: 'member', backend })
    await waitFor(() => expect(pageViewsAtNow(backend)).toMatchObject([content]))
    await app.calls()
    expect(backend.db.visitors.at(-1)).toMatchObject({ name: '李建国', read: false })
    app.view.unmount()
    await (await renderRoute(address, { as: 'member', backend })).calls()
    expect(pageViewsAtNow(backend)).toHaveLength(1)
  })

  test('[VIS-002] a link in the salesperson’s list of videos contains the sharing code', async () => {
    await renderRoute('/my-extension/VIDEO', { as: 'salesman' })
    const [link] = await screen.findAllByRole('link', { name: /王|李|张|陈|主任|医师|教授/ }, { timeout: 8000 })
    await waitFor(() =>
      expect(link?.getAttribute('href')).toMatch(/^\/lecture-video-detail\/LC\d+\?sharingCode=SHARE108$/),
    )
  })

  test('records no view without a code or a session, or if the sharer opens the link', async () => {
    const backend = newBackend()
    const before = backend.db.browses.length
    for (const [address, as] of [
      ['/article/A2', 'member'],
      ['/article/A2?sharingCode=SHARE108', undefined],
      ['/article/A2?sharingCode=SHARE108', 'salesman'],
    ] as const) {
      const app = await renderRoute(address, { backend, ...(as ? { as } : {}) })
      await app.calls()
      app.view.unmount()
    }
    expect(backend.db.browses).toHaveLength(before)
  })
})
