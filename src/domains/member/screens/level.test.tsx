import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const LEVEL = 'members/api/user/member-level'

const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const currentMarks = () => document.querySelectorAll('[aria-current="true"]')

describe('/my-member-level', () => {
  test('[WAL-009] [GEN-013] [LIT-019] shows five levels in order, marks the person’s level, and shows the missing points', async () => {
    const app = await renderRoute('/my-member-level', { as: 'member' })
    await screen.findByRole('heading', { name: '黄金会员' })
    expect(names()).toEqual(['青铜', '白银', '黄金', '铂金', '钻石'])
    const [mine, ...others] = currentMarks()
    expect(others).toEqual([])
    expect(within(mine as HTMLElement).getByRole('heading', { name: '黄金' })).toBeInTheDocument()
    expect(within(mine as HTMLElement).getByText('当前等级')).toBeInTheDocument()
    expect(within(mine as HTMLElement).getByText('生日月健康礼')).toBeInTheDocument()
    expect(await app.sees('已积累1200点，再有800点升到铂金')).toHaveLength(1)
  })

  test('shows 权益以实际为准 and no missing points for a level without details', async () => {
    const backend = withHandlers(newBackend(), jsonHandler('get', LEVEL, { level: 'SILVER' }))
    const app = await renderRoute('/my-member-level', { as: 'new', backend })
    await screen.findByRole('heading', { name: '白银会员' })
    expect(await app.sees('权益以实际为准')).toHaveLength(5)
    expect(document.querySelector('main')?.textContent).not.toMatch(/再有|积累/)
  })

  test('[WAL-009] marks none of the five levels if the level is unknown', async () => {
    const backend = withHandlers(newBackend(), jsonHandler('get', LEVEL, { level: 'VIP', points: 1, nextPoints: 2 }))
    const app = await renderRoute('/my-member-level', { as: 'new', backend })
    await app.sees('您的等级暂时显示不了')
    expect(names()).toHaveLength(5)
    expect(currentMarks()).toHaveLength(0)
  })

  test.each(['null', '404'])('links to the rules if the reply about the level is %s', async (fault) => {
    const app = await renderRoute('/my-member-level', { as: 'new', knobs: `fault:member.level=${fault}` })
    expect(await app.sees('还没有查到您的会员等级')).toHaveLength(1)
    await app.follow('看看会员规则')
    await app.arrives('/my-member-rule')
  })

  test('shows the reason and a retry if the level cannot be loaded', async () => {
    const app = await renderRoute('/my-member-level', { as: 'member', knobs: 'fault:member.level=500@1' })
    await app.sees(/尊敬的用户，非常抱歉，网络出现故障/)
    await app.press('重试')
    expect(await screen.findByRole('heading', { name: '黄金会员' })).toBeInTheDocument()
  })
})

describe('/my-member-rule', () => {
  test('[LIT-019] [WAL-009] shows a visitor the rules without a request', async () => {
    const app = await renderRoute('/my-member-rule')
    await app.sees('会员分五个等级，由低到高是：青铜、白银、黄金、铂金、钻石。')
    expect(app.address()).toBe('/my-member-rule')
    expect(screen.getByRole('link', { name: '看我的会员等级' })).toHaveAttribute('href', '/my-member-level')
    expect(await app.calls('member.level')).toEqual([])
  })
})
