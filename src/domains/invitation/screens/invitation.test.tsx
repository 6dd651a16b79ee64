import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { modulesOfSvg, readQr } from '#tests/read-qr.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const LIST = 'members/api/user/invitation-records'
const LINK = 'http://localhost:3000/invitation-login?invitationCode=SHARE108'

const textsOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)
/** The label and the number of each state. */
const counts = () => textsOf('term').map((label, at) => [label, textsOf('definition')[at]])

describe.each(['/my-invitation', '/my-invitation-new'])('the invitation screen %s', (address) => {
  test('[LIT-013] [GEN-013] the code and the link lead to the registration, and a poster is offered', async () => {
    const app = await renderRoute(address, { as: 'salesman' })
    const code = await screen.findByRole('img', { name: '邀请二维码' })
    expect(readQr(modulesOfSvg(code))).toBe(LINK)
    expect(await app.sees(LINK)).toHaveLength(1)
    await app.sees('我的邀请码 SHARE108')
    expect(screen.getByRole('button', { name: '复制链接' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '生成海报' })).toBeInTheDocument()
  })

  test('[REG-020] the counts of all states add up to the number of records', async () => {
    const app = await renderRoute(address, { as: 'salesman' })
    await app.sees('共邀请26位')
    await app.sees('每位朋友只算在目前的一步里')
    expect(counts()).toEqual([
      ['已邀请', '7'],
      ['待确认', '7'],
      ['已确认', '12'],
    ])
    await app.follow(/邀请记录/)
    await app.arrives('/my-invitation-list-new')
  })

  test('without invitation records, the code is shown without counts', async () => {
    const app = await renderRoute(address, { as: 'new' })
    await app.sees('共邀请0位')
    expect(screen.getByRole('img', { name: '邀请二维码' })).toBeInTheDocument()
    expect(counts()).toEqual([])
  })

  test('without an invitation code, there is nothing to share', async () => {
    const bareHandler = jsonHandler('get', 'mallsales/api/user/current-mall-user', { id: 'U101', fullName: '王秀兰' })
    const app = await renderRoute(address, { as: 'new', backend: withHandlers(newBackend(), bareHandler) })
    await app.sees('您还没有邀请码，请过几天再来看看')
    await quiet()
    expect(screen.queryByRole('button', { name: '复制链接' })).toBeNull()
  })

  test('if the invitation records cannot be loaded, the code can still be shared', async () => {
    const app = await renderRoute(address, { as: 'salesman', knobs: 'fault:invitation.records=500' })
    await app.sees(LINK)
    await quiet()
    expect(screen.getByRole('link', { name: '邀请记录' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('if the person’s code cannot be loaded, a retry loads it', async () => {
    const app = await renderRoute(address, { as: 'salesman', knobs: 'fault:user.me=500@1' })
    await app.press('重试')
    expect(await app.sees(LINK)).toHaveLength(1)
  })
})

describe('/my-invitation-list-new', () => {
  test('[REG-020] [REG-021] [REG-022] records are sorted newest first, each with its state and the time of its state', async () => {
    await renderRoute('/my-invitation-list-new', { as: 'salesman' })
    const rows = await screen.findAllByRole('listitem')
    expect(rows).toHaveLength(26)
    expect(rows.slice(0, 4).map((row) => row.textContent)).toEqual([
      '冯**邀请时间 2026-11-16 10:00已邀请',
      '陈**报名时间 2026-11-14 10:00待确认',
      '褚**确认时间 2026-11-12 10:00已确认',
      '卫**确认时间 2026-11-09 10:00已确认',
    ])
    expect(screen.getByRole('heading', { name: '共邀请26位' })).toBeInTheDocument()
  })

  test('a new user who registered with the code appears as 待确认', async () => {
    const backend = newBackend()
    backend.db.invitations.push({ userId: 'U104', code: 'SHARE102', at: Date.parse('2026-11-20T09:00:00+08:00') })
    await renderRoute('/my-invitation-list-new', { as: 'member', backend })
    const [first] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('孙**报名时间 2026-11-20 09:00待确认')
  })

  test('[REG-020] a record that cannot be parsed hides the numbers, and an unknown state is shown as 其他', async () => {
    const odd = { id: 'IR9', activityReserve: { status: 'GONE', invitationTime: '2026-11-01T09:30:00+08:00' } }
    const backend = withHandlers(newBackend(), jsonHandler('get', LIST, [odd, { id: 'IR8' }, { activityReserve: {} }]))
    const app = await renderRoute('/my-invitation-list-new', { as: 'member', backend })
    await app.sees('有 1 条内容没有读出来')
    await quiet()
    expect(screen.queryByText(/共邀请/)).toBeNull()
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toEqual(['一位朋友邀请时间 2026-11-01 09:30其他', '一位朋友其他'])
    // The unreadable record belongs to one of the stages, so no number of a stage is known.
    expect(screen.queryByText('其他', { selector: 'dt' })).toBeNull()
  })

  test.each(['empty', '404'])(
    'if the reply with the records is %s, there is a link to invite friends',
    async (fault) => {
      const app = await renderRoute('/my-invitation-list-new', {
        as: 'new',
        knobs: `fault:invitation.records=${fault}`,
      })
      expect(await app.sees('还没有邀请记录')).toHaveLength(1)
      await app.follow('去邀请好友')
      await app.arrives('/my-invitation-new')
    },
  )

  test('invitation records that cannot be loaded show the reason and a retry', async () => {
    const app = await renderRoute('/my-invitation-list-new', {
      as: 'salesman',
      knobs: 'fault:invitation.records=500@1',
    })
    await app.sees(/尊敬的用户，非常抱歉，网络出现故障/)
    await app.press('重试')
    expect(await app.sees('共邀请26位')).toHaveLength(1)
  })
})
