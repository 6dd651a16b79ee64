import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const LOG = 'members/api/user/points-log/query-monthly'
const TASKS = 'members/api/user/points-task-manage'

const task = async (name: string) =>
  within((await screen.findByRole('heading', { name })).parentElement?.parentElement as HTMLElement)

/** A task that counts three times. */
function limitedTask(completeTimes: number) {
  const type = 'RECOMMEND_COMPLETE_ORDER'
  const pointsTask = { content: '推荐三位好友', type, limitType: 'TOTAL_LIMIT', limitTimes: 3 }
  return withHandlers(newBackend(), jsonHandler('get', TASKS, [{ pointsTask, completeTimes, valueFinal: 10 }]))
}

describe('/integral-list', () => {
  test('[PTS-018] a task shows its content, description, value and unit', async () => {
    const app = await renderRoute('/integral-list', { as: 'member' })
    await app.sees('1015积分')
    const row = await task('推荐好友完成下单')
    expect(row.getByText('好友通过您的推荐下单并完成')).toBeInTheDocument()
    expect(row.getByText('+200积分/单')).toBeInTheDocument()
  })

  test('[PTS-003] a task without a limit shows 去完成 and no count', async () => {
    await renderRoute('/integral-list', { as: 'member' })
    const row = await task('推荐好友完成下单')
    expect(row.getByText('去完成')).toBeInTheDocument()
    expect(row.getByText('不限次数')).toBeInTheDocument()
    await quiet()
    expect(row.queryByText(/\d\/\d/)).toBeNull()
  })

  test('[PTS-004] a task that is not completed shows 去完成', async () => {
    await renderRoute('/integral-list', { as: 'new' })
    const row = await task('完善个人资料')
    expect(row.getByText('去完成')).toBeInTheDocument()
    expect(row.getByText('共1次')).toBeInTheDocument()
  })

  test('[PTS-005] a completed task shows 已完成, and its button is disabled', async () => {
    await renderRoute('/integral-list', { as: 'member' })
    const row = await task('完善个人资料')
    expect(row.getByRole('button', { name: '已完成' })).toBeDisabled()
    await quiet()
    expect(row.queryByRole('link')).toBeNull()
  })

  test('[PTS-006] a task with a limit shows the completed times and the limit', async () => {
    await renderRoute('/integral-list', { as: 'member', backend: limitedTask(1) })
    const row = await task('推荐三位好友')
    expect(row.getByText('1/3')).toBeInTheDocument()
    expect(row.getByText('已完成1次，共3次')).toBeInTheDocument()
  })

  test('[PTS-006] a task with a limit shows 0 and the limit if it was never completed', async () => {
    await renderRoute('/integral-list', { as: 'new', backend: limitedTask(0) })
    expect((await task('推荐三位好友')).getByText('0/3')).toBeInTheDocument()
  })

  test.each([
    ['PTS-008', '推荐好友完成下单', '/commodity-search/goods-share'],
    ['PTS-009', '每日登录', '/login-task'],
    ['PTS-014', '孕检查询', '/order-report'],
    ['PTS-015', '完善个人资料', '/my-setting'],
  ])('[%s] the button of the task %s opens %s', async (_id, name, address) => {
    const app = await renderRoute('/integral-list', { as: 'new' })
    const row = await task(name)
    await app.user.click(row.getByRole('link', { name: new RegExp(`：${name}$`) }))
    await app.arrives(address)
    expect(app.address()).toBe(address)
  })

  test('[PTS-010] [PTS-011] [PTS-012] [PTS-013] the list includes tasks for articles and invitations', async () => {
    await renderRoute('/integral-list', { as: 'new' })
    await task('每日登录')
    const names = () => screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)
    expect(names()).toEqual([
      '每日登录',
      '完善个人资料',
      '转发科普文章',
      '邀请好友',
      '邀请参观体验馆',
      '受邀人到馆签到',
      '推荐好友完成下单',
      '孕检查询',
    ])
  })

  test('a task of an unknown type is shown without a link', async () => {
    const pointsTask = { content: '新任务', type: 'SOMETHING_NEW', limitType: 'NO_LIMIT' }
    const listHandler = jsonHandler('get', TASKS, [{ pointsTask, valueFinal: 8 }])
    await renderRoute('/integral-list', { as: 'member', backend: withHandlers(newBackend(), listHandler) })
    const row = await task('新任务')
    expect(row.getByText('+8积分')).toBeInTheDocument()
    await quiet()
    expect(row.queryByRole('link')).toBeNull()
    expect(row.queryByRole('button')).toBeNull()
  })

  test('an empty task list shows a text and a link', async () => {
    const app = await renderRoute('/integral-list', { as: 'member', knobs: 'fault:points.taskManage=empty' })
    await app.sees('暂时没有任务，请过几天再来看看')
    await app.follow('去积分商城')
    await app.arrives('/integral-mall')
    expect(app.address()).toBe('/integral-mall')
  })
})

const findMonthButton = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
const group = (name: string, ...items: object[]) => ({ month: name, items })

describe('/integral-detail-list', () => {
  test('[MISC-008] the points log is requested by month', async () => {
    const noted = spyOnRequest('get', LOG)
    await renderRoute('/integral-detail-list', { as: 'member', backend: withHandlers(newBackend(), noted.handler) })
    await findMonthButton('2026年11月')
    expect(noted.asked.map(({ url }) => url.pathname + url.search)).toEqual([`/${LOG}?page=0&size=12`])
  })

  test('[PTS-001] [PTS-002] earned points have a plus sign, and spent points a minus sign', async () => {
    const row = { value: 50, createdDate: '2026-11-20T01:00:00Z', changeType: 'INCREASE_POINTS', content: '邀请好友' }
    const other = { value: 20, createdDate: '2026-11-19T01:00:00Z', changeType: 'EXPIRED' }
    const listHandler = jsonHandler('get', LOG, [group('2026-11', row, other)])
    await renderRoute('/integral-detail-list', { as: 'member', backend: withHandlers(newBackend(), listHandler) })
    expect(await findMonthButton('2026年11月')).toHaveTextContent('获得50，使用20')
    const rows = screen.getAllByRole('listitem').filter((one) => within(one).queryAllByRole('list').length === 0)
    expect(rows.map((one) => one.textContent)).toEqual(['邀请好友2026-11-20 09:00+50', '使用积分2026-11-19 09:00-20'])
  })

  test('[PTS-007] the current month is expanded and older months are collapsed; a tap toggles a month', async () => {
    const app = await renderRoute('/integral-detail-list', { as: 'member' })
    const [now, before] = [await findMonthButton('2026年11月'), await findMonthButton('2026年10月')]
    const listOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(now).toHaveAttribute('aria-expanded', 'true')
    expect(listOf(now)).toBeVisible()
    expect(before).toHaveAttribute('aria-expanded', 'false')
    expect(listOf(before)).not.toBeVisible()
    await app.user.click(before)
    expect(before).toHaveAttribute('aria-expanded', 'true')
    expect(listOf(before)).toBeVisible()
    await app.user.click(now)
    expect(now).toHaveAttribute('aria-expanded', 'false')
    expect(listOf(now)).not.toBeVisible()
    await app.user.click(before)
    expect(before).toHaveAttribute('aria-expanded', 'false')
  })

  test('[PTS-007] the current month is determined in China time, by the server’s clock', async () => {
    const knobs = 'clock:2026-12-01T00:00:30+08:00'
    const list = [group('2026-12'), group('2026-11')]
    const backend = newBackend(knobs)
    const logHandler = jsonHandler('get', LOG, list)
    const app = await renderRoute('/my-sign', { as: 'member', backend: withHandlers(backend, logHandler) })
    await app.sees('今天已签到')
    await app.router.navigate('/integral-detail-list')
    expect(await findMonthButton('2026年12月')).toHaveAttribute('aria-expanded', 'true')
    expect(await findMonthButton('2026年11月')).toHaveAttribute('aria-expanded', 'false')
  })

  test('entries are assigned to months in China time, so the last night of October is in October', async () => {
    const backend = newBackend()
    const midnight = Date.parse('2026-11-01T00:00:00+08:00')
    const row = { userId: 'U101', changeType: 'INCREASE_POINTS', content: '', orderId: null } as const
    backend.db.pointsLogs.push(
      { ...row, id: 'PL1', value: 1, createdAt: midnight },
      { ...row, id: 'PL2', value: 2, createdAt: midnight - 1 },
    )
    await renderRoute('/integral-detail-list', { as: 'new', backend })
    expect(await findMonthButton('2026年11月')).toHaveTextContent('获得1，使用0')
    expect(await findMonthButton('2026年10月')).toHaveTextContent('获得2，使用0')
  })

  test('a month sent as a list of numbers is parsed as the same month', async () => {
    const listHandler = jsonHandler('get', LOG, [
      { month: [2026, 11], items: [{ value: 50, changeType: 'INCREASE_POINTS' }] },
    ])
    await renderRoute('/integral-detail-list', { as: 'member', backend: withHandlers(newBackend(), listHandler) })
    expect(await findMonthButton('2026年11月')).toHaveTextContent('获得50，使用0')
  })

  test('changes whose month cannot be parsed are listed under 时间未知, and no month shows a sum', async () => {
    const row = (content: string) => ({ value: 50, changeType: 'INCREASE_POINTS', content })
    const listHandler = jsonHandler('get', LOG, [
      group('2026-11', row('邀请')),
      group('x', row('签到')),
      { items: [row('分享')] },
    ])
    const app = await renderRoute('/integral-detail-list', {
      as: 'member',
      backend: withHandlers(newBackend(), listHandler),
    })
    const [unknown, missing] = await screen.findAllByRole('button', { name: '时间未知' })
    expect(missing).toBeVisible()
    await app.user.click(unknown as HTMLElement)
    expect(await screen.findByText('签到')).toBeVisible()
    expect(await findMonthButton('2026年11月')).not.toHaveTextContent('获得')
  })

  test('an empty points log shows a text and a link to the points tasks', async () => {
    const app = await renderRoute('/integral-detail-list', { as: 'new' })
    await app.sees('还没有积分记录，做个任务就有了')
    await app.follow('去做任务')
    await app.arrives('/integral-list')
    expect(app.address()).toBe('/integral-list')
  })
})

describe('/my-sign', () => {
  test('the sign-in calendar shows the days of the month, the streak, the daily reward and the balance', async () => {
    const app = await renderRoute('/my-sign', { as: 'member' })
    await screen.findByRole('heading', { name: '今天已签到' })
    expect(screen.getByText(/已连续签到/)).toHaveTextContent('已连续签到 6 天')
    await app.sees(/^每天5积分。/)
    await app.sees('1015积分')
    const table = within(screen.getByRole('table', { name: '2026年11月签到日历' }))
    const signed = table.getAllByText(/已签到/).map((mark) => mark.parentElement?.textContent)
    expect(signed).toEqual(
      ['1', '5', '8', '11', '12', '15', '16', '17', '18', '19', '20'].map((day) => `${day}日已签到`),
    )
    expect(table.getByText('20')).toHaveAttribute('aria-current', 'date')
    expect(screen.getByRole('link', { name: /我的积分/ })).toHaveAttribute('href', '/integral-detail-list')
  })

  test('the calendar can be turned back to the month of the first sign-in', async () => {
    const app = await renderRoute('/my-sign', { as: 'member' })
    expect(await screen.findByRole('button', { name: '下个月' })).toBeDisabled()
    await app.press('上个月')
    const table = within(await screen.findByRole('table', { name: '2026年10月签到日历' }))
    expect(table.getAllByText(/已签到/)).toHaveLength(4)
    expect(screen.getByRole('button', { name: '上个月' })).toBeDisabled()
    await app.press('下个月')
    await screen.findByRole('table', { name: '2026年11月签到日历' })
  })

  test('the first visit of a day counts once as a sign-in, and the balance includes its reward', async () => {
    const app = await renderRoute('/integral-mall', { as: 'new' })
    await app.sees('0积分')
    await app.follow('每日签到')
    await screen.findByRole('heading', { name: '今天已签到' })
    expect(screen.getByText(/已连续签到/)).toHaveTextContent('已连续签到 1 天')
    await app.sees('5积分')
    await app.router.navigate('/integral-mall')
    await app.sees('5积分')
    await app.router.navigate('/login-task')
    await screen.findByRole('heading', { name: '今天已签到' })
    expect(app.backend.db.pointsLogs.filter((row) => row.userId === 'U101')).toMatchObject([
      { value: 5, content: '每日登录' },
    ])
  })

  test('a day begins at midnight in China', async () => {
    const app = await renderRoute('/my-sign', { as: 'member', knobs: 'clock:2026-11-21T00:00:30+08:00' })
    await screen.findByRole('heading', { name: '今天已签到' })
    expect(screen.getByText(/已连续签到/)).toHaveTextContent('已连续签到 7 天')
    expect(app.backend.db.loginDays.at(-1)).toEqual({ userId: 'U102', day: '2026-11-21' })
  })

  test.each(['null', '404'])(
    '[MISC-004] if the server sends no sign-ins (%s), the calendar is empty',
    async (fault) => {
      const app = await renderRoute('/my-sign', { as: 'member', knobs: `fault:points.loginDays=${fault}` })
      await screen.findByRole('heading', { name: '今天还没有记上' })
      expect(screen.getByText(/已连续签到/)).toHaveTextContent('已连续签到 0 天')
      await quiet()
      expect(screen.queryByText(/^每天5积分/)).toBeNull()
      await app.sees('1015积分')
    },
  )

  test('a sign-in calendar that cannot be loaded shows the reason and a retry', async () => {
    const app = await renderRoute('/my-sign', { as: 'member', knobs: 'fault:points.loginDays=500@1' })
    await app.sees(/尊敬的用户，非常抱歉，网络出现故障/)
    await app.press('重试')
    expect(await screen.findByRole('heading', { name: '今天已签到' })).toBeInTheDocument()
  })
})

describe('/login-task', () => {
  test('[LIT-027] [PTS-005] the daily sign-in task is shown, and opening the page completes the task', async () => {
    const app = await renderRoute('/login-task', { as: 'new' })
    await screen.findByRole('heading', { name: '今天已签到' })
    const row = await task('每日登录')
    expect(await row.findByRole('button', { name: '已完成' })).toBeDisabled()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(app.backend.db.loginDays.filter((day) => day.userId === 'U101')).toHaveLength(1)
    await app.follow(/看签到日历/)
    await app.arrives('/my-sign')
  })

  test('[LIT-027] [PTS-009] after 去完成 and Back, the sign-in task shows 已完成', async () => {
    const app = await renderRoute('/integral-list', { as: 'new' })
    const row = await task('每日登录')
    await app.user.click(row.getByRole('link', { name: '去完成：每日登录' }))
    await screen.findByRole('heading', { name: '今天已签到' })
    await app.router.navigate(-1)
    await app.arrives('/integral-list')
    expect(await (await task('每日登录')).findByRole('button', { name: '已完成' })).toBeDisabled()
    await app.sees('5积分')
  })

  test('[LIT-027] a task that can be repeated links to the calendar', async () => {
    const pointsTask = { content: '连续登录', type: 'DAILY_LOGIN', limitType: 'TIMES', limitTimes: 7 }
    const listHandler = jsonHandler('get', TASKS, [{ pointsTask, completeTimes: 3, valueFinal: 50 }])
    const app = await renderRoute('/login-task', { as: 'member', backend: withHandlers(newBackend(), listHandler) })
    const row = await task('连续登录')
    await app.user.click(row.getByRole('link', { name: '3/7：连续登录' }))
    await app.arrives('/my-sign')
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  test('without a sign-in task, there is a link to the points tasks', async () => {
    const app = await renderRoute('/login-task', { as: 'member', knobs: 'fault:points.taskManage=empty' })
    await app.sees('暂时没有登录任务')
    await app.follow('看看其他任务')
    await app.arrives('/integral-list')
    await waitFor(() => expect(screen.queryByText('暂时没有登录任务')).toBeNull())
  })
})
