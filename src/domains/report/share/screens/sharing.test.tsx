import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'

const OWN = '/general-share-poster?sampleId=R100501&packageId=PKG-ADULT'

const createShare = async () => {
  const app = await renderRoute(OWN, { as: 'reported' })
  await app.user.click(await screen.findByRole('checkbox', { name: /常见疾病/ }, { timeout: 8000 }))
  await app.user.click(screen.getByRole('checkbox', { name: /我知道链接可能被转发/ }))
  await app.press('生成分享链接')
  return app
}

describe('the screen for sharing a report', () => {
  test('has no preselected category and no given consent, and says what other people will and will not see', async () => {
    const app = await renderRoute(OWN, { as: 'reported' })
    const boxes = await screen.findAllByRole('checkbox', undefined, { timeout: 8000 })
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual(boxes.map(() => false))
    expect(screen.getByText('还没有选择内容')).toBeInTheDocument()
    expect(screen.getByText('不会看到：姓名、生日、手机号、样本编号，以及没有选择的内容')).toBeInTheDocument()
    await app.user.click(screen.getByRole('checkbox', { name: /^祖源分析/ }))
    expect(screen.getByText(/^拿到链接的人能看到/)).toHaveTextContent('拿到链接的人能看到：祖源分析，共 4 项结果')
  })

  test('without a category or the consent, the button says what is missing and makes no link', async () => {
    const app = await renderRoute(OWN, { as: 'reported' })
    const part = await screen.findByRole('checkbox', { name: /生活方式/ }, { timeout: 8000 })
    await app.press('生成分享链接')
    await findToast('请先选择要分享的内容')
    await app.user.click(part)
    await app.press('生成分享链接')
    await findToast('请先阅读并勾选同意')
    expect(await app.calls('report.shareCode')).toEqual([])
  })

  test('[REP-052] [REPX-011] the first share shows the lottery prompt and records the action of sharing once', async () => {
    const app = await createShare()
    await app.sees('分享链接已生成')
    await quiet()
    expect(screen.queryByText('首次分享可抽奖')).toBeNull()
    expect(await app.calls('report.share')).toHaveLength(0)
    await app.press('复制链接')
    await app.sees('首次分享可抽奖')
    expect(app.backend.db.reportShares.at(-1)).toMatchObject({
      sampleId: 'R100501',
      packageId: 'PKG-ADULT',
      categories: ['COMMON_DISEASES'],
    })
    expect(await app.calls('report.shareCode')).toHaveLength(1)
    expect(await app.calls('report.act')).toHaveLength(1)
    await app.press('去抽奖')
    await app.arrives('/lottery/L1')
  })

  test('[REP-052] a later share shows no prompt', async () => {
    const backend = newBackend()
    backend.db.reportActions.push({
      userId: backend.db.users.find(({ persona }) => persona === 'reported')?.id ?? '',
      action: 'share',
    })
    const app = await renderRoute(OWN, { as: 'reported', backend })
    await app.user.click(await screen.findByRole('checkbox', { name: /生活方式/ }, { timeout: 8000 }))
    await app.user.click(screen.getByRole('checkbox', { name: /我知道链接可能被转发/ }))
    await app.press('生成分享链接')
    await app.sees('分享链接已生成')
    await app.press('复制链接')
    await waitFor(async () => expect(await app.calls('report.act')).toHaveLength(1))
    await app.press('复制链接')
    await waitFor(async () => expect(await app.calls('report.copied')).toHaveLength(2))
    expect(await app.calls('report.share')).toHaveLength(1)
    await quiet()
    expect(screen.queryByText('首次分享可抽奖')).toBeNull()
  })

  test('[REP-051] copying the link is counted, and the page shows no name', async () => {
    const app = await createShare()
    await app.press('复制链接')
    await app.sees('链接已复制')
    await app.press('以后再说')
    await waitFor(async () => expect(await app.calls('report.copied')).toHaveLength(1))
    const text = document.body.textContent ?? ''
    expect(text).toContain('/share-report/shared/RS5001')
    await quiet()
    expect(text).not.toMatch(/周雪梅|R100501|LB2026100501|1968/)
  })

  test('cannot share anything if the person has no report of their own', async () => {
    const app = await renderRoute('/general-share-poster', { as: 'new' })
    await app.sees('还没有可以分享的报告')
    await quiet()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('a shared report opened with its code', () => {
  test('[REP-053] is loaded with the code without a login, and shows only the agreed categories', async () => {
    const app = await renderRoute('/share-report/shared/RS501')
    await app.sees('有人把基因检测报告分享给您')
    expect(screen.getByRole('link', { name: /常见疾病/ })).toHaveAttribute(
      'href',
      expect.stringContaining('sharingCode=RS501'),
    )
    await quiet()
    expect(screen.queryByText('遗传疾病')).toBeNull()
    expect(document.body.textContent).not.toMatch(/周雪梅|R100501/)
    const others = (await app.calls()).map(({ id }) => id).filter((id) => id.startsWith('report.'))
    expect(others.filter((id) => !id.endsWith('ByCode'))).toEqual([])
  })

  test('[REP-053] loads items with the code, and sends no request that writes for the reader', async () => {
    const app = await renderRoute('/share-report/shared/RS501', { as: 'member' })
    await app.follow(/常见疾病/)
    const [item] = await screen.findAllByRole('link', { name: /^2型糖尿病/ }, { timeout: 8000 })
    await app.user.click(item as HTMLElement)
    await app.sees(/^对方要做的一件事/)
    const ids = new Set((await app.calls()).map(({ id }) => id))
    expect(ids).toContain('report.itemByCode')
    for (const id of ['report.viewed', 'report.tag', 'report.read', 'report.item']) expect(ids).not.toContain(id)
    await quiet()
    expect(window.localStorage.getItem('currentReport')).toBeNull()
  })

  test('[REP-053] lists only items that the owner has unlocked', async () => {
    const app = await renderRoute('/share-report/shared/RS501')
    await app.follow(/^常见疾病/)
    // 40 diseases, of which the owner has not unlocked 3.
    await app.sees('共 37 项')
    await quiet()
    expect(screen.queryByText(/未解锁/)).toBeNull()
    await app.user.click(screen.getByRole('switch', { name: '显示全部' }))
    await screen.findByRole('link', { name: /^哮喘/ })
    await quiet()
    expect(screen.queryByText('腹主动脉瘤')).toBeNull()
    expect(screen.queryByText('阿尔茨海默病')).toBeNull()
  })

  test('tells a brother first that he may carry the variant too, and who else should know', async () => {
    const backend = newBackend()
    for (const share of backend.db.reportShares) share.categories = ['GENETIC_DISEASES']
    const app = await renderRoute(
      '/parent-page/shared/PKG-ADULT/disease-detail/GENETIC_DISEASES/G001?sharingCode=RS501',
      { backend },
    )
    await app.sees('对您意味着什么')
    const heads = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
    expect(heads()[0]).toBe('对您意味着什么')
    expect(screen.getByText(/^和对方有血缘关系的人，也可能带着同一份变异。没有血缘关系/)).toBeInTheDocument()
    await app.doesNotSee(/您得到它的机会是一半/)
    await app.user.click(screen.getByRole('radio', { name: '同父同母的兄弟姐妹' }))
    await app.sees('您也可能带着同一份变异。')
    await app.sees('它多半来自父母中的一位；只有一位带着时，您得到它的机会是一半。')
    await app.sees(/可以查同一个基因，也可以先问医生或遗传咨询师/)
    await app.sees(/^对方的父母、其他兄弟姐妹、成年的子女、伴侣。/)
    await quiet()
    expect(JSON.stringify([...Object.entries(localStorage), app.backend.seen])).not.toContain('sibling')
    // The other pages of the report know it already; the overview has no texts that establish the mode.
    await app.router.navigate('/share-report/shared/RS501')
    await app.sees('有人把基因检测报告分享给您')
    await app.sees('您也可能有同一个变化；机会多大，要看它怎么遗传。')
  })

  test('offers the reader of a child’s report neither child nor partner as the relation, and shows no letter', async () => {
    const backend = newBackend()
    const userId = backend.db.users.find(({ persona }) => persona === 'parent')?.id ?? ''
    const share = { userId, sampleId: 'R100602', packageId: 'PKG-CHILD', categories: ['GENETIC_DISEASES'] }
    backend.db.reportShares.push({ code: 'RS9', ...share })
    const app = await renderRoute('/share-report/shared/RS9', { backend })
    await app.sees('您是孩子的什么人？选了会说得更准')
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    await app.router.navigate('/parent-page/shared/PKG-CHILD?sharingCode=RS9')
    await app.sees('看懂报告')
    await app.doesNotSee('给父母的一封信')
    await app.router.navigate('/parent-page/shared/PKG-CHILD/letter-to-parents?sharingCode=RS9')
    await app.sees('这封信写给孩子的父母')
  })

  test('says that the owner’s medicine advice is not for the reader, and does not offer the owner’s sheet', async () => {
    const backend = newBackend()
    for (const share of backend.db.reportShares) share.categories = ['PHARMACOGENOMICS']
    const app = await renderRoute(
      '/parent-page/shared/PKG-ADULT/medicine-lifestyle-detail/PHARMACOGENOMICS/M001?sharingCode=RS501',
      { backend },
    )
    await app.sees(/请不要照着它给自己用药、停药或换药/)
    await quiet()
    // The reader may take it too, and has no button to tap.
    expect(screen.getByRole('heading', { name: '马上打 120 或去急诊' }).closest('details')).toBeNull()
    expect(screen.getByText(/脸歪或一侧手脚没力气，马上打 120/).closest('details')).toBeNull()
    expect(screen.queryByRole('link', { name: '给医生看' })).toBeNull()
    // The relation to the owner is asked, a pregnancy is not.
    expect(screen.getByRole('radio', { name: '同父同母的兄弟姐妹' })).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: '正在怀孕' })).toBeNull()
  })

  test('asks the reader to have the report shared again if the code is unknown', async () => {
    const app = await renderRoute('/share-report/shared/NOPE')
    await app.sees(/请对方在报告里重新“分享给家人”/)
    await quiet()
    expect(screen.queryByText('常见疾病')).toBeNull()
  })
})
