import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const MILESTONES = 'mallsales/api/user/life-milestones'

const at = (options: Parameters<typeof renderRoute>[1] = {}, search = '') =>
  renderRoute(`/milepost-detail${search}`, { as: 'reported', ...options })

type App = Awaited<ReturnType<typeof at>>

/** The years with the days and texts below them. */
async function line(): Promise<[string, ...string[]][]> {
  await screen.findAllByRole('heading', { level: 2 })
  return screen
    .getAllByRole('list')
    .map((list) => [
      list.getAttribute('aria-label') ?? '',
      ...[...list.querySelectorAll('time, p')].map((one) => one.textContent ?? ''),
    ])
}

const mineIn = ({ backend }: App) => backend.db.milestones.filter(({ userId }) => userId === 'U105')

const dialog = async () => within(await screen.findByRole('dialog'))

/** Takes the day that the picker begins with. */
async function takeDay(app: App): Promise<void> {
  await app.press('日期：请选择日期')
  const last = (await screen.findAllByText('确定')).at(-1)
  if (last) await app.user.click(last)
}

/** The form in its sheet, filled in. */
async function writeMilestone(app: App, content: string): Promise<void> {
  await app.press('添加里程碑')
  await app.user.click(await screen.findByRole('radio', { name: '健康' }))
  await app.type('内容', content)
  await takeDay(app)
}

// The picker begins with the phone's today, which must not be later than the server's.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

describe('/milepost-detail', () => {
  test('[FAM-012] [LIT-021] the milestones are grouped by year, newest first, including years before 1970', async () => {
    await at()
    expect(await line()).toEqual([
      ['2023年', '11月2日', '退休，学会了游泳', '3月15日', '第一次做全面体检'],
      ['1994年', '8月8日', '女儿晴晴出生'],
      ['1992年', '5月1日', '和建军结婚'],
      ['1968年', '11月2日', '出生在湖南长沙'],
    ])
  })

  test('[MISC-001] a milestone of unknown type has the default picture and label; a milestone without a time is listed last', async () => {
    const given = [
      { id: 'M1', type: 'SPACE_FLIGHT', content: '去了太空' },
      { id: 'M2', type: 'OTHER', content: '学会书法', time: '2001-02-03' },
      { type: 'BIRTH', content: '出生', time: '1931-01-05' },
    ]
    await at({ backend: withHandlers(newBackend(), jsonHandler('get', MILESTONES, given)) })
    expect(await line()).toEqual([
      ['2001年', '2月3日', '学会书法'],
      ['1931年', '1月5日', '出生'],
      ['时间未知', '去了太空'],
    ])
    expect(screen.getAllByText('其他')).toHaveLength(2)
    const drawn = [...document.querySelectorAll('li path')].map((one) => one.getAttribute('d'))
    expect(drawn[2]).toBe(drawn[0])
    expect(drawn[1]).not.toBe(drawn[0])
    // The milestone without an id cannot be changed.
    expect(screen.getAllByRole('button', { name: /^修改：/ })).toHaveLength(2)
  })

  test('the page scrolls to the milestone in the address and highlights it', async () => {
    const scrolled = vi.fn<() => void>()
    Element.prototype.scrollIntoView = scrolled
    await at({}, '?id=MS503')
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
    expect(screen.getByText('女儿晴晴出生').closest('li')).toHaveAttribute('aria-current', 'true')
    expect(document.querySelectorAll('[aria-current="true"]')).toHaveLength(1)
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  test('if the milestone in the address does not exist, a notice is shown above the list of milestones', async () => {
    const app = await at({}, '?id=MS999')
    await app.sees('要看的那条里程碑已经不在了，下面是全部里程碑。')
    expect(await line()).toHaveLength(4)
  })

  test('without milestones, there is a picture, a text and one action', async () => {
    const app = await at({ as: 'new' })
    await app.sees(/^还没有里程碑/)
    await app.press('添加里程碑')
    expect(await (await dialog()).findByText('您族谱里的家人也能看到')).toBeInTheDocument()
  })

  test('milestones that cannot be loaded have a retry', async () => {
    const app = await at({ knobs: 'fault:milestone.list=500' })
    await app.sees(/网络出现故障/)
    app.backend.setKnobs('')
    await app.press('重试')
    expect(await app.sees('和建军结婚')).toHaveLength(1)
  })
})

describe('editing a milestone', () => {
  test('an empty form marks the missing field, and a new milestone appears in the list', async () => {
    const app = await at()
    await app.press('添加里程碑')
    await app.press('保存')
    expect(await findToast('内容不能为空')).toBeInTheDocument()
    await app.user.click(screen.getByRole('radio', { name: '健康' }))
    await app.type('内容', '体检都正常')
    await takeDay(app)
    await app.press('保存')
    expect(await findToast('已保存')).toBeInTheDocument()
    await app.sees('体检都正常')
    expect(mineIn(app).at(-1)).toMatchObject({ type: 'HEALTH', content: '体检都正常' })
  })

  test('the form keeps its values after a failed save', async () => {
    const app = await at({ knobs: 'fault:milestone.create=500@1' })
    await writeMilestone(app, '学会用手机')
    await app.press('保存')
    expect(await findToast(/网络出现故障/)).toBeInTheDocument()
    expect(screen.getByLabelText('内容')).toHaveValue('学会用手机')
    await app.press('保存')
    expect(await findToast('已保存')).toBeInTheDocument()
    await quiet()
    expect(mineIn(app)).toHaveLength(6)
  })

  test('after a lost reply, the app finds the saved milestone in the list', async () => {
    const app = await at({ knobs: 'fault:milestone.create=lost@1' })
    await writeMilestone(app, '学会用手机')
    await app.press('保存')
    expect(await findToast('已保存')).toBeInTheDocument()
    expect(await app.calls('milestone.create')).toHaveLength(1)
    expect(mineIn(app)).toHaveLength(6)
  })

  test('saving changes the edited milestone and no other milestone', async () => {
    const app = await at()
    await app.press('修改：和建军结婚')
    expect(await screen.findByRole('radio', { name: '婚姻' })).toBeChecked()
    expect(screen.getByRole('button', { name: '日期：1992-05-01' })).toBeInTheDocument()
    await app.type('内容', '和建军在长沙结婚')
    await app.press('保存')
    await app.sees('和建军在长沙结婚')
    expect(mineIn(app).find(({ id }) => id === 'MS502')).toMatchObject({
      type: 'MARRIAGE',
      content: '和建军在长沙结婚',
      time: Date.parse('1992-05-01T00:00:00+08:00'),
    })
    expect(mineIn(app)).toHaveLength(5)
  })

  test('a milestone is deleted only after a confirmation', async () => {
    const app = await at()
    await app.press('删除：和建军结婚')
    await app.press('取消')
    await quiet()
    expect(mineIn(app)).toHaveLength(5)
    await app.press('删除：和建军结婚')
    await app.user.click((await dialog()).getByRole('button', { name: '删除' }))
    await app.doesNotSee('和建军结婚')
    expect(mineIn(app).map(({ id }) => id)).toEqual(['MS501', 'MS503', 'MS504', 'MS505'])
  })
})

describe('/family-milepost-detail/{id}', () => {
  test('[FAM-012] [LIT-021] the milestones of a relative are read-only', async () => {
    const app = await renderRoute('/family-milepost-detail/FR504', { as: 'reported' })
    await screen.findByRole('heading', { name: '家人的里程碑' })
    expect(await line()).toEqual([['2012年', '9月1日', '考上深圳大学']])
    await app.sees('郭晴')
    await quiet()
    expect(screen.queryByRole('button', { name: /修改|删除|添加/ })).toBeNull()
    await waitFor(() => expect(document.title).toMatch(/^健康信息/))
  })

  test('for a relative without milestones, and for a stranger, a text and a link are shown', async () => {
    const app = await renderRoute('/family-milepost-detail/FR501', { as: 'reported' })
    await app.sees('这位家人还没有记下里程碑')
    expect(screen.getByRole('link', { name: '查看族谱' })).toHaveAttribute('href', '/my-pedigree/family')
    await app.router.navigate('/family-milepost-detail/FR601')
    await app.doesNotSee('郭晴')
    await app.sees('您的族谱里没有这位家人')
    expect(screen.getByRole('link', { name: '查看族谱' })).toHaveAttribute('href', '/my-pedigree/family')
  })

  test('if the family cannot be loaded, the milestones are still shown', async () => {
    const app = await renderRoute('/family-milepost-detail/FR504', {
      as: 'reported',
      knobs: 'fault:family.relations=500',
    })
    expect(await app.sees('考上深圳大学')).toHaveLength(1)
  })
})
