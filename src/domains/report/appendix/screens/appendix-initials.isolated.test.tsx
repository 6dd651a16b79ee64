import { expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

const loaded = vi.hoisted(() => {
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return { gate, open: () => open() }
})

vi.mock('#/shared/lib/pinyin.ts', async (load) => {
  await loaded.gate
  return load()
})

test('on a slow network, a search by initials waits for the initials’ data and loads no further pages', async () => {
  const app = await renderRoute('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/rare-diseases-appendix/PKG-ADULT')
  const pages = () => app.backend.seen.filter(({ id }) => id === 'report.appendixRare').length
  await quiet()
  const before = pages()
  await app.type('搜索疾病', 'fgjws')
  // Turns of the event loop in which a page would be asked for.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(pages()).toBe(before)
  loaded.open()
  await app.sees(/^找到 \d+ 种，后面可能还有$/)
  expect(await app.calls('report.appendixRare')).toHaveLength(6)
})
