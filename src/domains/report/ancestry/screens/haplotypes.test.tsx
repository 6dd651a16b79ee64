import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictures } from '#tests/reading.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { answer, answering } from '#tests/watch.ts'

const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const OWN = '/parent-page/R100501/PKG-ADULT'
const CHILD = '/parent-page/R100602/PKG-CHILD'
const LIST = `ancestry-list/ANCESTRY/${encodeURIComponent('祖源分析')}`
const RESULT = 'sample-package-item-result'

const row = (name: RegExp) => screen.findByRole('link', { name }, { timeout: 8000 })
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 8000 })

/** Opens the page of an item with this ancestry result. */
const told = (ancestry: object, fields: object = {}) =>
  renderRoute(`${DEMO}/ancestry-father-detail/ANCESTRY/A1`, {
    backend: answering(
      newBackend(),
      answer('get', RESULT, {
        results: [
          { detectionItemId: 'A1', detectionItemNameCn: '单倍群', ancestryAnalysisResult: ancestry, ...fields },
        ],
      }),
    ),
  })

test('[ANC-012] a line shows its code, origin, ethnic groups, migration and picture', async () => {
  await renderRoute(`${DEMO}/ancestry-father-detail/ANCESTRY/A002`)
  expect(await screen.findByRole('heading', { name: /^父系单倍群 ?O2a2b1a1$/ })).toBeInTheDocument()
  expect(screen.getByText('距今约 1.1 万年，起源于黄河中上游')).toBeInTheDocument()
  expect(screen.getByText(/^这一支也叫 O-M117/)).toBeInTheDocument()
  expect(screen.getByText('藏族').parentElement).toHaveTextContent('藏族27%')
  const button = screen.getByRole('button', { name: '放大看迁徙图' })
  expect(button.querySelector('img')).toHaveAttribute('src', '/pictures/ancestry/o2.svg')
  const stops = [...document.querySelectorAll('details ol li strong')].map((stop) => stop.textContent)
  expect(stops).toHaveLength(9)
  expect([stops[0], stops.at(-1)]).toEqual(['约 9 万年前，非洲东部，CT', '今天'])
})

test('[ANC-012] the picture opens full-screen, and Back closes it', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-mother-detail/ANCESTRY/A003`)
  await app.press('放大看迁徙图')
  expect(await screen.findByRole('img', { name: '母系单倍群迁徙图 图1' })).toBeInTheDocument()
  await app.router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[ANC-012] without a picture there is no space for one; the rest stays', async () => {
  await told({
    ancestryType: 'PATERNAL_HAPLOTYPE',
    haploTypeResult: { haplotype: 'O1', haplogroup: { about: '介绍', nations: '汉族、壮族', area: '某地' } },
  })
  await title('单倍群')
  expect(screen.getByText('起源于某地')).toBeInTheDocument()
  expect(screen.getByText('壮族')).toBeInTheDocument()
  await quiet()
  expect(screen.queryByRole('button', { name: '放大看迁徙图' })).toBeNull()
  // The banner below is no part of the result.
  expect(pictures()).toEqual(['/pictures/banners/home-3.svg'])
})

test('a tap on each level of a code explains it', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-father-detail/ANCESTRY/A002`)
  await title('父系单倍群')
  const pieces = within(screen.getByRole('list', { name: '单倍群的每一段' })).getAllByRole('button')
  expect(pieces.map((piece) => piece.textContent)).toHaveLength(8)
  await app.press('O2a2b')
  expect(screen.getByText('在 O2a2 之下再分出的一支：比 O2a2 多一处可以辨认的路标。')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'O2a2b' })).toHaveAttribute('aria-pressed', 'true')
})

test('the slider steps through time and announces the stop', async () => {
  await renderRoute(`${DEMO}/ancestry-mother-detail/ANCESTRY/A003`)
  await title('母系单倍群')
  const slider = screen.getByRole('slider', { name: '沿着时间走' })
  expect(slider).toHaveAttribute('aria-valuetext', '约 1 万年前，黄河流域与东北，D4')
  fireEvent.change(slider, { target: { value: '0' } })
  expect(slider).toHaveAttribute('aria-valuetext', '约 15 万年前，非洲东部，L')
  expect(screen.getByRole('heading', { name: /^约 15 万年前/ }).parentElement).toHaveTextContent('线粒体夏娃')
  fireEvent.change(slider, { target: { value: '7' } })
  expect(slider).toHaveAttribute('aria-valuetext', '今天')
})

test('[ANC-003] a woman reads why she has no paternal line and who could be tested', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  expect(await row(/^父系单倍群/)).toHaveTextContent('您的父系单倍群未知')
  await app.follow(/^父系单倍群/)
  expect(await screen.findByRole('heading', { name: '您的父系单倍群未知' })).toBeInTheDocument()
  await app.sees(/^父系由 Y 染色体记录，女性没有 Y 染色体，所以这里没有结果/)
  expect(screen.getByText(/可由父亲或兄弟检测/)).toBeInTheDocument()
  await quiet()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('[ANC-003] an unknown line of a person with unknown gender', async () => {
  await told(
    { ancestryType: 'PATERNAL_HAPLOTYPE', haploTypeResult: { haplotype: '' } },
    { detectionItemNameCn: '父系单倍群' },
  )
  expect(await screen.findByRole('heading', { name: '您的父系单倍群未知' })).toBeInTheDocument()
  expect(screen.getByText(/女性的样本因此没有这一项结果/)).toBeInTheDocument()
})

test('a man and his son have the same paternal line', async () => {
  const father = await renderRoute('/parent-page/R100601/PKG-ADULT/ancestry-father-detail/ANCESTRY/A002', {
    as: 'parent',
  })
  await father.sees('O2a2b1a1')
  father.view.unmount()
  const son = await renderRoute(`${CHILD}/${LIST}`, { as: 'parent' })
  expect(await row(/^父系单倍群/)).toHaveTextContent('O2a2b1a1')
  expect(await row(/^母系单倍群/)).toHaveTextContent('B4c1b')
  await son.follow(/^祖源成分/)
  await title('祖源成分')
  expect(document.querySelector('p[aria-live="polite"]')).toHaveTextContent('华南31%')
})
