import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession } from '#/domains/user/store.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const SHEET = 'common-disease-summarize/false?view=doctor'

afterEach(endSession)

/** A backend whose person of the report has this sex and birthday. */
function ownedBy(gender: 'MALE' | 'FEMALE' | 'SECRET', birthday: string) {
  const backend = newBackend()
  const sample = backend.db.samples.find(({ recordId }) => recordId === 'R100501')
  for (const patient of backend.db.patients)
    if (patient.id === sample?.patientId) Object.assign(patient, { gender, birthday })
  return backend
}

type Options = NonNullable<Parameters<typeof renderRoute>[1]>

/** Opens the list of medicines, notes some, and continues to the sheet. */
async function sheetWith(names: readonly string[], options: Options) {
  const list = `${OWN}/other-category-list/PHARMACOGENOMICS/X`
  const app = await renderRoute(names.length > 0 ? list : `${OWN}/${SHEET}`, options)
  for (const name of names) {
    const buttons = await screen.findAllByRole('button', { name: `在用：${name}` }, { timeout: 8000 })
    await app.user.click(buttons[buttons.length - 1] as HTMLElement)
  }
  if (names.length > 0) await app.router.navigate(`${OWN}/${SHEET}`)
  await screen.findByRole('heading', { name: '基因检测结果摘要' }, { timeout: 8000 })
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('姓名周雪梅'))
  return app
}

const page = () => screen.getByRole('article')
const heads = () =>
  within(page())
    .getAllByRole('heading')
    .map((head) => head.textContent)

describe('the first page of the doctor’s sheet', () => {
  // Born on 2 November 1968, the person is 58 on 20 November 2026.
  test.each([
    ['a woman aged 58', 'FEMALE', '1968-11-02', '姓名周雪梅性别女年龄58 岁'],
    ['a man aged 58', 'MALE', '1968-11-02', '姓名周雪梅性别男年龄58 岁'],
    ['a person of unknown sex and age', 'SECRET', '', '姓名周雪梅'],
  ] as const)('without medicines shows name, sex and age of %s first', async (_name, gender, birthday, who) => {
    await sheetWith([], { as: 'reported', backend: ownedBy(gender, birthday) })
    const facts = [...page().querySelectorAll('dl > :not([aria-hidden="true"])')]
      .map((fact) => fact.textContent)
      .join('')
    expect(facts).toBe(who)
    expect(page()).toHaveTextContent('没有记下在用的药，请问本人或家属。')
    expect(page()).toHaveTextContent('没有列出不等于未检出，未检出不代表没有风险。')
    // One sentence about a rash, for every medicine of the sheet.
    expect(page()).toHaveTextContent('请勿自行停药或改量；出皮疹先去急诊，有皮肤严重过敏风险的药同时先停。')
    expect(page().textContent.match(/皮疹/g)).toHaveLength(1)
    await waitFor(() => expect(document.title).toMatch(/^健康信息 - /))
  })

  test.each([
    ['a woman', 'FEMALE', '1968-11-02'],
    ['a man', 'MALE', '1968-11-02'],
    ['a person of unknown sex and age', 'SECRET', ''],
  ] as const)(
    'with medicines of %s shows their consequence and evidence first, then findings by urgency',
    async (_n, gender, born) => {
      await sheetWith(['氯吡格雷', '二甲双胍'], { as: 'reported', backend: ownedBy(gender, born) })
      expect(heads().slice(0, 5)).toEqual([
        '基因检测结果摘要',
        '受检者在用的药',
        '氯吡格雷',
        '二甲双胍',
        '其他需要留意的结果',
      ])
      // The words of the seed: verdict and basis of clopidogrel.
      expect(page()).toHaveTextContent(
        '氯吡格雷建议更换在用尽快：评估能不能用、要不要换。这种药在受检者身上起效可能不足',
      )
      expect(page()).toHaveTextContent('依据：CPIC 指南指出，CYP2C19 慢代谢的人用氯吡格雷效果下降')
      expect(page()).toHaveTextContent('和别的药一起用会不会互相影响，这份报告没有检查。')
      const order = heads().slice(5)
      expect(order.indexOf('别嘌醇')).toBeLessThan(order.indexOf('2型糖尿病'))
      expect(order.indexOf('2型糖尿病')).toBeLessThan(order.indexOf('遗传性耳聋'))
      expect(order.indexOf('遗传性耳聋')).toBeLessThan(order.indexOf('药物基因组'))
      expect(order.slice(-2)).toEqual(['生活方式', '没有放进来的项目'])
    },
  )

  test('is shown without other parts of the report, and the detailed results below it are collapsed', async () => {
    const app = await sheetWith([], { as: 'reported' })
    await quiet()
    expect(page()).not.toHaveTextContent('遗传风险高于多数人')
    await app.press('看每一项的详细结果')
    const [, rest] = screen.getAllByRole('article')
    expect(rest).toHaveTextContent('受检者的遗传风险高于多数人')
    await app.press('收起详细结果')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test('of a sample report shows no name, sex or age', async () => {
    await renderRoute(`${DEMO}/${SHEET}`, { as: 'reported' })
    await screen.findByRole('heading', { name: '基因检测结果摘要' }, { timeout: 8000 })
    await quiet()
    expect([...page().querySelectorAll('dl > :not([aria-hidden="true"])')]).toEqual([])
    expect(page()).not.toHaveTextContent('周雪梅')
    expect(screen.getByText('这一页只在这部手机上生成，不会发给任何人。')).toBeInTheDocument()
  })

  test('still shows a medicine whose evidence cannot be loaded', async () => {
    const refusedHandler = http.get('*/sample-package-item-result', ({ request }) =>
      new URL(request.url).searchParams.get('packageItem') === 'M001'
        ? HttpResponse.json({}, { status: 404 })
        : undefined,
    )
    await sheetWith(['氯吡格雷'], { as: 'reported', backend: withHandlers(newBackend(), refusedHandler) })
    await waitFor(() => expect(page()).toHaveTextContent('依据没有读出来，请在报告里看。'))
    expect(page()).toHaveTextContent('氯吡格雷建议更换在用')
  })
})

test('the doctor’s sheet of a single medicine says that the person takes it, and shows its evidence', async () => {
  const app = await sheetWith(['氯吡格雷'], { as: 'reported' })
  await app.router.navigate(`${OWN}/medicine-lifestyle-detail/PHARMACOGENOMICS/M001?view=doctor`)
  await app.sees('在用 · 药物基因组 · Clopidogrel')
  expect(page()).toHaveTextContent('姓名周雪梅')
  expect(page()).toHaveTextContent('依据：CPIC 指南指出，CYP2C19 慢代谢的人用氯吡格雷效果下降')
})

// NMPA label of allopurinol; CPIC guideline on DPYD (2017).
test.each([
  ['别嘌醇', '，有皮肤严重过敏风险的药同时先停'],
  ['卡培他滨', '；氟尿嘧啶类的药，下一次用药以前，先打电话问肿瘤科医生'],
  ['氯吡格雷', ''],
])(
  'the doctor’s sheet says that %s must not be stopped, with the exception: %s',
  async (detectionItemNameCn, exception) => {
    const results = [{ detectionItemId: 'M1', detectionItemNameCn, concernSeverity: 'RISK' }]
    const resultHandler = jsonHandler('get', 'sample-package-item-result', { results })
    await renderRoute(`${OWN}/medicine-lifestyle-detail/PHARMACOGENOMICS/M1?view=doctor`, {
      as: 'reported',
      backend: withHandlers(newBackend(), resultHandler),
    })
    await screen.findByRole('heading', { name: '基因检测结果摘要' }, { timeout: 8000 })
    expect(page()).toHaveTextContent(`请勿自行停药或改量；出皮疹先去急诊${exception}。`)
  },
)

describe('the doctor’s sheet in WeChat, which cannot print', () => {
  const texts: string[] = []
  beforeEach(() => {
    texts.length = 0
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.60')
    const pen = {
      measureText: (text: string) => ({ width: text.length * 10 }),
      fillText: (text: string) => void texts.push(text),
      fillRect: () => undefined,
      scale: () => undefined,
    }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
  })

  test('is shown as a picture that can be saved with a long press', async () => {
    const app = await sheetWith(['氯吡格雷'], { as: 'reported' })
    await app.press('存成图片')
    expect(await screen.findByRole('img', { name: '给医生看的一页' })).toBeVisible()
    expect(screen.getByText('长按图片保存，或发给医生')).toBeInTheDocument()
    await quiet()
    expect(screen.queryByRole('button', { name: '打印或存成 PDF' })).toBeNull()
    expect(screen.queryByRole('link', { name: '保存图片' })).toBeNull()
    for (const text of ['姓名 周雪梅　性别 女　年龄 58 岁', '受检者在用的药', '氯吡格雷 · 建议更换 · 在用'])
      expect(texts).toContain(text)
    expect(texts.join('')).toContain('2型糖尿病 · 高风险')
  })

  test('asks the person to take a screenshot if there is no canvas', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const app = await sheetWith([], { as: 'reported' })
    await app.press('存成图片')
    expect(await screen.findByRole('alert')).toHaveTextContent('图片没有画成，请截图保存。')
  })
})
