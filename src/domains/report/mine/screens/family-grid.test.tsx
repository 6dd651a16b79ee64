import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const GRID = '/my-report?view=family'

/** The reports of a family, which all have the same single finding. */
const familyOf = (count: number) => [
  jsonHandler(
    'get',
    'mallsales/api/user/reports',
    Array.from({ length: count }, (_, at) => ({
      sampleId: `S${at}`,
      customerEntityDTO: { lastName: '林', firstName: `${at}` },
      detectionPackageInfoList: [{ detectionPackageId: 'PKG-ADULT', reportPackageType: 'ADULT' }],
    })),
  ),
  jsonHandler('get', 'sample-package-summary-result/:sampleId/:packageId', [
    {
      category: 'COMMON_DISEASES',
      totalNumber: 1,
      unlockedNumber: 1,
      summaryItems: [{ detectionItemId: 'D1', detectionItemNameCn: '近视', concernSeverity: 'RISK' }],
    },
  ]),
]

const row = async (name: string) => {
  const head = await screen.findByRole('rowheader', { name }, { timeout: 8000 })
  const found = head.closest('tr')
  if (!found) throw new Error(`${name} is in no row`)
  return within(found)
}

test('a parent opens the grid from their own reports, and then opens an item of the child', async () => {
  const app = await renderRoute('/my-report', { as: 'parent' })
  await app.follow(/^家人对照/)
  await app.arrives(GRID)
  await app.sees('家人之间相同或不同都很常见，不说明谁更健康。')
  const drugs = within(await screen.findByRole('group', { name: '药物基因组，家人对照表' }))
  expect(drugs.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '项目',
    '吴志强成人报告',
    '吴乐乐儿童报告',
  ])
  const myopia = await row('近视')
  expect(myopia.getByRole('link', { name: '吴志强，近视：没有列出' })).toBeInTheDocument()
  await app.user.click(myopia.getByRole('link', { name: '吴乐乐，近视：高风险' }))
  await app.arrives('/parent-page/R100602/PKG-CHILD/disease-detail/COMMON_DISEASES/CK001')
})

test('only the summary of each member is requested', async () => {
  const app = await renderRoute(GRID, { as: 'parent' })
  await row('近视')
  expect((await app.calls('report.summary')).length).toBe(2)
  expect(await app.calls('report.item')).toEqual([])
})

test('the switch 只看不一样的 shows only items that differ between the family members', async () => {
  const app = await renderRoute(GRID, { as: 'parent' })
  const both = await row('遗传性耳聋')
  expect(both.getAllByText('携带变异')).toHaveLength(2)
  await app.user.click(screen.getByRole('switch', { name: '只看不一样的' }))
  await row('近视')
  await app.doesNotSee('遗传性耳聋')
})

test('while only the first eight reports of a family are shown, the grid names their number', async () => {
  const app = await renderRoute(GRID, { as: 'parent', backend: withHandlers(newBackend(), ...familyOf(10)) })
  await app.sees('再看 2 份，还有 2 份')
  await app.user.click(await screen.findByRole('switch', { name: '只看不一样的' }))
  await app.sees('前 8 份小结里能对照的项目，没有不一样的')
  await app.press('看全部')
  await app.press('再看 2 份，还有 2 份')
  await app.user.click(await screen.findByRole('switch', { name: '只看不一样的' }))
  expect(await app.sees('这几份小结里能对照的项目，没有不一样的')).toHaveLength(1)
})

test('a summary that cannot be loaded affects only its own column, and can be loaded again', async () => {
  const app = await renderRoute(GRID, { as: 'parent', knobs: 'fault:report.summary=404@2' })
  expect(await screen.findByRole('alert')).toHaveTextContent('吴乐乐的小结暂时读不到')
  expect((await row('2型糖尿病')).getByRole('link', { name: '吴志强，2型糖尿病：高风险' })).toBeInTheDocument()
  await app.doesNotSee('近视')
  await app.press('重试')
  await row('近视')
  await app.doesNotSee(/暂时读不到/)
})

test('if no summary can be loaded, only a retry is shown', async () => {
  const app = await renderRoute(GRID, { as: 'parent', knobs: 'fault:report.summary=404' })
  expect(await screen.findByRole('alert')).toHaveTextContent('吴志强的小结暂时读不到吴乐乐的小结暂时读不到')
  await app.doesNotSee('只看不一样的')
})

test('with one report, there is no link to the grid, and the grid’s address shows the reason', async () => {
  const app = await renderRoute('/my-report', { as: 'reported' })
  await app.sees('周雪梅')
  await app.doesNotSee('家人对照')
  expect(app.address()).toBe('/my-report')
  await app.router.navigate(GRID)
  await app.sees('有两份或更多报告时，才能和家人对照')
  await app.follow('返回我的报告')
  await app.arrives('/my-report')
})
