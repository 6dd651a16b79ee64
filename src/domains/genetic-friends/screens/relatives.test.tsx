import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const FRIENDS = 'mallsales/api/user/kin-friends'
const GENE_DATA = 'mallsales/api/user/authorization-gene-data'

type App = Awaited<ReturnType<typeof renderRoute>>

/** The calls of genetic friends, without the one about my own grant. */
const aboutPeople = async (app: App): Promise<string[]> =>
  (await app.calls()).map(({ id }) => id).filter((id) => id.startsWith('genetic-friends.') && !/authorise/.test(id))

const findRowsOf = async (list: string) => within(await screen.findByRole('list', { name: list })).getAllByRole('link')

const findConsentBox = () => screen.findByRole('checkbox', { name: /^我已了解并同意/ })
const sharesOf = (app: App, id: string) => app.backend.db.friendships.find((row) => row.id === id)

describe('[FAM-011] before I have given consent', () => {
  test.each(['friends', 'applications', 'recommended', 'sharing', 'anything'])(
    '/relatives-main/%s shows the consent, and no data of other people are requested',
    async (type) => {
      const app = await renderRoute(`/relatives-main/${type}`, { as: 'member' })
      expect(await findConsentBox()).not.toBeChecked()
      expect(await aboutPeople(app)).toEqual([])
      expect(await app.calls('genetic-friends.authorised')).toHaveLength(1)
      expect(screen.queryByRole('navigation', { name: '基因亲友' })).toBeNull()
    },
  )

  test('the consent text lists what others see, what nobody sees, and how to withdraw it', async () => {
    const app = await renderRoute('/relatives-main/friends', { as: 'member' })
    await app.sees('别人会看到什么')
    expect(await app.sees(/姓名和头像/)).toHaveLength(1)
    expect(await app.sees(/你们的相似度/)).toHaveLength(1)
    expect(await app.sees(/您的检测结果，只给这一位亲友看/)).toHaveLength(1)
    expect(await app.sees('您的手机号，您的疾病和患病风险。')).toHaveLength(1)
    expect(await app.sees(/随时可以在“基因亲友”的“授权”里一次关闭/)).toHaveLength(1)
  })

  test('the consent button asks the person to tick the box, and opens the list when the box is ticked', async () => {
    const noted = spyOnRequest('post', GENE_DATA)
    const app = await renderRoute('/relatives-main/friends', {
      as: 'member',
      backend: withHandlers(newBackend(), noted.handler),
    })
    const box = await findConsentBox()
    await app.user.click(box)
    await app.user.click(box)
    await app.press('同意并继续')
    await findToast('请先阅读并勾选同意')
    await quiet()
    expect(noted.asked).toEqual([])
    await app.user.click(box)
    await app.press('同意并继续')
    await app.sees(/^还没有基因亲友/)
    expect(noted.asked.map(({ body }) => body)).toEqual([{ authorized: true }])
    expect(app.backend.db.geneDataGrants).toContain('U102')
    expect(await aboutPeople(app)).toContain('genetic-friends.list')
  })

  test('暂不授权 opens 我的, and no consent is sent', async () => {
    const app = await renderRoute('/relatives-main/friends', { as: 'member' })
    await app.follow('暂不授权')
    await app.arrives('/my-main')
    expect(await app.calls('genetic-friends.authorise')).toEqual([])
    expect(await aboutPeople(app)).toEqual([])
  })

  test('a failed consent shows an error, keeps the tick and can be repeated; after a lost reply, the list opens', async () => {
    const app = await renderRoute('/relatives-main/friends', {
      as: 'member',
      knobs: 'fault:genetic-friends.authorise=500@1;fault:genetic-friends.authorise=lost@2',
    })
    await app.user.click(await findConsentBox())
    await app.press('同意并继续')
    await findToast(/网络出现故障/)
    expect(await findConsentBox()).toBeChecked()
    await app.press('同意并继续')
    await app.sees(/^还没有基因亲友/)
    expect(await app.calls('genetic-friends.authorise')).toHaveLength(2)
  })

  test('a consent that the server sends as an object counts as consent', async () => {
    const object = withHandlers(newBackend(), jsonHandler('get', `${GENE_DATA}/validation`, { authorized: true }))
    await renderRoute('/relatives-main/friends', { as: 'reported', backend: object })
    expect(await findRowsOf('基因亲友')).toHaveLength(1)
  })

  test('a reply without a value counts as no consent', async () => {
    const silent = withHandlers(newBackend(), jsonHandler('get', `${GENE_DATA}/validation`, {}))
    const app = await renderRoute('/relatives-main/friends', { as: 'reported', backend: silent })
    expect(await findConsentBox()).not.toBeChecked()
    expect(await aboutPeople(app)).toEqual([])
  })

  test.each(['/relatives-friends-search', '/friends-detail--lite/F105', '/friends-detail/F105', '/apply-detail/F105'])(
    'the address %s shows the consent, and no data of other people are requested before the person agrees',
    async (address) => {
      const app = await renderRoute(address, { as: 'member' })
      expect(await findConsentBox()).not.toBeChecked()
      expect(await aboutPeople(app)).toEqual([])
      await app.user.click(await findConsentBox())
      await app.press('同意并继续')
      await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
      // The opened address is shown, not the list.
      expect(app.address()).toBe(address)
    },
  )
})

describe('the tab 亲友', () => {
  test('[FAM-010] each friend is shown with name, similarity in words, and a link to the full profile', async () => {
    await renderRoute('/relatives-main/friends', { as: 'reported' })
    const [row, ...more] = await findRowsOf('基因亲友')
    expect(row).toHaveTextContent('郑晓燕相似度 2%与这样的亲属接近：更远的亲戚')
    expect(row).toHaveAttribute('href', '/friends-detail/F107')
    expect(more).toEqual([])
  })

  test('a friend whose similarity is missing is shown without a similarity', async () => {
    const bareHandler = jsonHandler('get', `${FRIENDS}/list`, [{ id: 'F1', name: '', friendState: 'AGREED' }])
    await renderRoute('/relatives-main/friends', { as: 'reported', backend: withHandlers(newBackend(), bareHandler) })
    expect((await findRowsOf('基因亲友'))[0]).toHaveTextContent('没有填写姓名的用户还没有算出相似度')
  })

  test('without friends, there is a link to the tab 推荐', async () => {
    const app = await renderRoute('/relatives-main/friends', { as: 'waiting' })
    await app.follow('去看推荐')
    await app.arrives('/relatives-main/recommended')
    expect((await findRowsOf('推荐的人')).map((row) => row.getAttribute('href'))).toEqual([
      '/friends-detail--lite/F106',
      '/friends-detail--lite/F107',
    ])
  })

  test('friends that cannot be loaded have a retry', async () => {
    const app = await renderRoute('/relatives-main/friends', {
      as: 'reported',
      knobs: 'fault:genetic-friends.list=500@1',
    })
    await app.press('重试')
    expect(await findRowsOf('基因亲友')).toHaveLength(1)
  })

  test('the search is linked at the top, and the document title contains no name', async () => {
    const app = await renderRoute('/relatives-main/friends', { as: 'reported' })
    await findRowsOf('基因亲友')
    await waitFor(() => expect(document.title).toMatch(/^健康信息/))
    await app.follow('搜索姓名或手机号')
    await app.arrives('/relatives-friends-search')
  })
})

describe('the tab 申请', () => {
  test('[FAM-005] [FAM-006] [FAM-007] received and sent applications show their state and the next step', async () => {
    const app = await renderRoute('/relatives-main/applications', { as: 'reported' })
    const received = await findRowsOf('收到的申请')
    expect(received.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['吴志强申请中去处理', '/apply-detail/F106'],
      ['郑晓燕已同意查看亲友', '/friends-detail/F107'],
    ])
    const sent = await findRowsOf('发出的申请')
    expect(sent.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['孙丽华已拒绝再次申请', '/friends-detail--lite/F104'],
    ])
    expect(await app.sees('申请（1）')).toHaveLength(1)
  })

  test('[FAM-005] an application that I sent shows that the other person has to answer', async () => {
    await renderRoute('/relatives-main/applications', { as: 'parent' })
    const [row] = await findRowsOf('发出的申请')
    expect(row).toHaveTextContent('周雪梅申请中等对方同意')
    expect(row).toHaveAttribute('href', '/friends-detail--lite/F105')
    await quiet()
    expect(screen.queryByText(/^申请（/)).toBeNull()
  })

  test('an application without a direction is labelled neither as sent nor as received', async () => {
    const bareHandler = jsonHandler('get', `${FRIENDS}/apply`, [{ id: 'F1', name: '甲', friendState: 'APPLY' }])
    await renderRoute('/relatives-main/applications', {
      as: 'reported',
      backend: withHandlers(newBackend(), bareHandler),
    })
    expect((await findRowsOf('申请'))[0]).toHaveAttribute('href', '/apply-detail/F1')
    await quiet()
    expect(screen.queryByText('收到的申请')).toBeNull()
    expect(screen.queryByText('发出的申请')).toBeNull()
  })

  test('an application whose state is not sent is not said to be missing', async () => {
    const app = await renderRoute('/relatives-main/applications', { as: 'reported', knobs: 'backend:nulls' })
    expect((await findRowsOf('申请')).map((row) => row.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/状态未知/)]),
    )
    await app.doesNotSee('还没有申请')
  })

  test('without applications, there is a link to the tab 推荐', async () => {
    const emptyHandler = jsonHandler('get', `${FRIENDS}/apply`, [])
    const app = await renderRoute('/relatives-main/applications', {
      as: 'reported',
      backend: withHandlers(newBackend(), emptyHandler),
    })
    await app.sees('还没有收到或发出申请')
    expect(screen.getByRole('link', { name: '去看推荐' })).toHaveAttribute('href', '/relatives-main/recommended')
  })
})

test('without recommendations, the tab 推荐 has a link to the search', async () => {
  await renderRoute('/relatives-main/recommended', { as: 'reported' })
  expect(await screen.findByRole('link', { name: '去搜索' })).toHaveAttribute('href', '/relatives-friends-search')
})

describe('the tab 授权', () => {
  const findMasterSwitch = () => screen.findByRole('switch', { name: '允许基因亲友使用我的基因数据' })

  test('[FAM-016] friends who see my results are listed, and a switch stops the sharing with each friend', async () => {
    const noted = spyOnRequest('put', `${FRIENDS}/share`)
    const app = await renderRoute('/relatives-main/sharing', {
      as: 'reported',
      backend: withHandlers(newBackend(), noted.handler),
    })
    const line = await screen.findByRole('switch', { name: '分享给郑晓燕' })
    expect(line).toBeChecked()
    await app.user.click(line)
    await findToast('已停止分享')
    await app.sees(/^没有人能看到/)
    expect(noted.asked.map(({ body }) => body)).toEqual([{ id: 'F107', share: false }])
    expect(sharesOf(app, 'KF501')).toMatchObject({ fromShares: true, toShares: false })
    expect(await findMasterSwitch()).toBeChecked()
  })

  test('[FAM-016] a switch stays on and shows an error if its change fails', async () => {
    const app = await renderRoute('/relatives-main/sharing', {
      as: 'reported',
      knobs: 'fault:genetic-friends.share=500',
    })
    await app.user.click(await screen.findByRole('switch', { name: '分享给郑晓燕' }))
    await findToast(/网络出现故障/)
    expect(await screen.findByRole('switch', { name: '分享给郑晓燕' })).toBeChecked()
  })

  test('[FAM-016] after a lost reply, the switch shows the server’s state', async () => {
    const app = await renderRoute('/relatives-main/sharing', {
      as: 'reported',
      knobs: 'fault:genetic-friends.share=lost@1',
    })
    await app.user.click(await screen.findByRole('switch', { name: '分享给郑晓燕' }))
    await app.sees(/^没有人能看到/)
    expect(await app.calls('genetic-friends.share')).toHaveLength(1)
  })

  test('[FAM-011] the consent can be withdrawn while the list of friends cannot be loaded', async () => {
    const app = await renderRoute('/relatives-main/sharing', {
      as: 'reported',
      knobs: 'fault:genetic-friends.seenBy=500',
    })
    await app.sees(/网络出现故障/)
    await app.user.click(await findMasterSwitch())
    await app.press('收回授权')
    expect(await findConsentBox()).not.toBeChecked()
  })

  test('[FAM-011] switching the consent off asks for a confirmation; 再想想 changes nothing', async () => {
    const app = await renderRoute('/relatives-main/sharing', { as: 'reported' })
    await app.user.click(await findMasterSwitch())
    expect(await app.sees(/^收回后，别人不能再找到您，对所有亲友的分享都会停止。以后想再用，要重新同意/)).toHaveLength(
      1,
    )
    await app.press('再想想')
    expect(await findMasterSwitch()).toBeChecked()
    expect(await app.calls('genetic-friends.authorise')).toEqual([])
  })

  test('[FAM-011] after a withdrawal, the consent text is shown, no data are requested, and all sharing has ended', async () => {
    const noted = spyOnRequest('post', GENE_DATA)
    const app = await renderRoute('/relatives-main/sharing', {
      as: 'reported',
      backend: withHandlers(newBackend(), noted.handler),
    })
    await app.user.click(await findMasterSwitch())
    const before = await aboutPeople(app)
    await app.press('收回授权')
    expect(await findConsentBox()).not.toBeChecked()
    expect(await aboutPeople(app)).toEqual(before)
    expect(noted.asked.map(({ body }) => body)).toEqual([{ authorized: false }])
    expect(sharesOf(app, 'KF501')).toMatchObject({ fromShares: true, toShares: false })
    expect(app.backend.db.geneDataGrants).not.toContain('U105')
  })

  test('[FAM-011] after a new consent, no data from the earlier consent are shown', async () => {
    const app = await renderRoute('/relatives-main/sharing', { as: 'reported' })
    await screen.findByRole('switch', { name: '分享给郑晓燕' })
    await app.user.click(await findMasterSwitch())
    await app.press('收回授权')
    await app.user.click(await findConsentBox())
    app.backend.setKnobs('fault:genetic-friends.seenBy=500@1')
    await app.press('同意并继续')
    await app.sees(/网络出现故障/)
    await quiet()
    expect(screen.queryByRole('switch', { name: '分享给郑晓燕' })).toBeNull()
    await app.press('重试')
    await app.sees(/^没有人能看到/)
  })

  test('[FAM-011] a withdrawal on another device is detected when the page becomes visible again', async () => {
    const app = await renderRoute('/relatives-main/sharing', { as: 'waiting' })
    await findMasterSwitch()
    app.backend.db.geneDataGrants = []
    act(() => void fireEvent(window, new Event('visibilitychange')))
    expect(await findConsentBox()).not.toBeChecked()
  })
})

test('a visitor who opens 基因亲友 is redirected to the login', async () => {
  const app = await renderRoute('/relatives-main/friends')
  await app.arrives('/login')
  expect(await app.calls('genetic-friends.authorised')).toEqual([])
})
