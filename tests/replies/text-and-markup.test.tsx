import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

/** The text on a screen if a backend sends prose with `<`, character references or the markup of an editor. */

const LOQ = '25-羟维生素D <LOQ 为缺乏；铁蛋白 <ULN 且 >15 μg/L 为正常'
const shownText = () => document.querySelector('main')?.textContent.replaceAll(/\s+/g, ' ') ?? ''

test('a message shows its less-than signs and line breaks, and its preview shows no markup', async () => {
  const content = `${LOQ}\n第二行&mdash;&ldquo;完&rdquo;`
  const one = { id: 'M9', title: '结果', content, read: true }
  const backend = withHandlers(
    newBackend(),
    jsonHandler('get', 'messages/api/user/app-messages/M9', one),
    jsonHandler('get', 'messages/api/user/app-messages', [
      one,
      { ...one, id: 'M8', content: `<p>${LOQ}</p><p>&hellip;完</p>` },
    ]),
  )
  const app = await renderRoute('/my-message', { as: 'member', backend })
  await app.sees(`${LOQ} 第二行—“完”`)
  await app.sees(`${LOQ} …完`)
  app.view.unmount()
  await renderRoute('/my-message-detail/M9', { as: 'member', backend })
  expect((await screen.findByText(/第二行—“完”$/)).textContent).toBe(`${LOQ}\n第二行—“完”`)
})

test('a message with too many tags ends with a sentence that explains why it is incomplete', async () => {
  const content = `<p>始</p>${'<'.repeat(20_000)}终`
  const backend = withHandlers(
    newBackend(),
    jsonHandler('get', 'messages/api/user/app-messages/M9', { id: 'M9', title: '长文', content, read: true }),
  )
  const app = await renderRoute('/my-message-detail/M9', { as: 'member', backend })
  await app.sees('内容太长，后面的部分没有显示')
  expect(shownText()).toContain('始')
  expect(shownText()).not.toContain('终')
})

test('a help text and its search result show less-than signs', async () => {
  const item = { id: 'x', title: '指标', content: `<p>${LOQ}</p>&mdash;完` }
  const backend = withHandlers(
    newBackend(),
    jsonHandler('get', 'mall/api/public/help-centers', [item]),
    jsonHandler('get', 'mall/api/public/help-centers/x', item),
  )
  const app = await renderRoute('/my-help?q=%E9%93%81%E8%9B%8B%E7%99%BD', { backend })
  await app.sees('找到1篇')
  expect(shownText()).toContain('<LOQ 为缺乏；铁蛋白 <ULN 且 >15 μg/L 为正常 —完')
  app.view.unmount()
  await renderRoute('/my-help-detail/x', { backend })
  await screen.findByText(LOQ)
})

test('the texts of a result show no tags and no character references', async () => {
  const backend = withHandlers(
    newBackend(),
    jsonHandler('get', 'sample-package-item-result', {
      results: [
        {
          detectionItemId: 'D001',
          detectionItemNameCn: '贫血',
          concernSeverity: 'RISK',
          shortSuggestion: '<p>铁蛋白&nbsp;&lt;ULN</p>',
          suggestion: `<p>${LOQ}</p><p>多吃&ldquo;红肉&rdquo;</p>`,
          contentSuggestion: '<span style="color:red">含铁少</span>',
        },
      ],
      detectionItemCorpuses: [],
    }),
  )
  const app = await renderRoute('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/disease-detail/COMMON_DISEASES/D001', {
    backend,
  })
  await app.sees('多吃“红肉”')
  await quiet()
  expect(shownText()).toContain(LOQ)
  expect(shownText()).toContain('铁蛋白 <ULN')
  expect(shownText()).not.toMatch(/&\w+;|<\/?(p|span)\b/)
})

test.each([['W'], ['<']])(
  'titles of 5 MB of %j are shortened, and text typed by people is shown completely',
  async (piece) => {
    const text = piece.repeat(5_000_000 / piece.length)
    const one = { id: 'M9', title: text, content: '完', read: true }
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', 'messages/api/user/app-messages', [one]),
      jsonHandler('get', 'messages/api/user/app-messages/M9', one),
      jsonHandler('post', 'mallsales/api/user/mall-orders/get-user-order', {
        id: 'O9',
        status: 'PAID',
        goods: { name: text, specificationName: text },
        shippingAddress: { id: 'A9', name: text, detail: text },
      }),
    )
    for (const [address, whole] of [
      ['/my-message', false],
      ['/my-message-detail/M9', false],
      ['/order-detail/O9', true],
    ] as const) {
      const app = await renderRoute(address, { as: 'member', backend })
      const length = () => document.querySelector('main')?.textContent?.length ?? 0
      await waitFor(() => expect(length()).toBeGreaterThan(2000))
      expect(length() > 5_000_000).toBe(whole)
      app.view.unmount()
    }
  },
)
