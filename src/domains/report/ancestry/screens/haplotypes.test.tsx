import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictures } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const OWN = '/parent-page/R100501/PKG-ADULT'
const CHILD = '/parent-page/R100602/PKG-CHILD'
const LIST = `ancestry-list/ANCESTRY/${encodeURIComponent('祖源分析')}`
const RESULT = 'sample-package-item-result'

const findRow = (name: RegExp) => screen.findByRole('link', { name }, { timeout: 8000 })
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 8000 })

/** Opens the page of an item with this ancestry result. */
const openHaplotype = (ancestry: object, fields: object = {}) =>
  renderRoute(`${DEMO}/ancestry-father-detail/ANCESTRY/A1`, {
    backend: withHandlers(
      newBackend(),
      jsonHandler('get', RESULT, {
        results: [
          { detectionItemId: 'A1', detectionItemNameCn: '单倍群', ancestryAnalysisResult: ancestry, ...fields },
        ],
      }),
    ),
  })

/** The stops on the way: age, area and code. */
const way = () =>
  within(screen.getByRole('list', { name: '从最早到今天' }))
    .getAllByRole('listitem')
    .filter((stop) => within(stop).queryByRole('heading'))
    .map((stop) => `${stop.querySelector('strong')?.textContent} ${within(stop).getByRole('heading').textContent}`)
const END = ['约 1.7 万年前 东亚中部O2a2b1', '约 1.1 万年前 黄河中上游O2a2b1a1', '今天 O2a2b1a1']

test('[ANC-012] a paternal or maternal line shows code, origin, ethnic groups, migration and picture', async () => {
  await renderRoute(`${DEMO}/ancestry-father-detail/ANCESTRY/A002`)
  expect(await screen.findByRole('heading', { name: /^父系单倍群 ?O2a2b1a1$/ })).toBeInTheDocument()
  expect(screen.getByText('距今约 1.1 万年，起源于黄河中上游')).toBeInTheDocument()
  expect(screen.getByText(/^这一支也叫 O-M117/)).toBeInTheDocument()
  expect(screen.getByText('藏族').parentElement).toHaveTextContent('藏族27%')
  const button = screen.getByRole('button', { name: '放大看迁徙图' })
  expect(button.querySelector('img')).toHaveAttribute('src', '/pictures/ancestry/o2.svg')
  expect(way()).toEqual(['约 9 万年前 非洲东部CT', '约 6 万年前 西亚一带F', ...END])
})

test('[ANC-012] the migration picture opens full-screen, and Back closes the picture', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-mother-detail/ANCESTRY/A003`)
  await app.press('放大看迁徙图')
  expect(await screen.findByRole('img', { name: '母系单倍群迁徙图 图1' })).toBeInTheDocument()
  // The viewer intercepts Back once its effects have run.
  await quiet()
  await app.router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[ANC-012] the migration picture can be zoomed with buttons in full screen', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-mother-detail/ANCESTRY/A003`)
  await app.press('放大看迁徙图')
  await screen.findByRole('img', { name: '母系单倍群迁徙图 图1' })
  expect(screen.getByRole('button', { name: '缩小' })).toBeDisabled()
  await app.press('放大')
  expect(screen.getByRole('button', { name: '缩小' })).toBeEnabled()
})

test('[ANC-012] a migration picture that cannot be loaded or is not an image leaves no empty space', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-mother-detail/ANCESTRY/A003`)
  await findTitle('母系单倍群')
  const image = screen.getByRole('button', { name: '放大看迁徙图' }).querySelector('img')
  if (!image) throw new Error('no picture')
  fireEvent.error(image)
  await quiet()
  expect(screen.queryByRole('button', { name: '放大看迁徙图' })).toBeNull()
  expect(way().at(-1)).toBe('今天 D4')
  app.view.unmount()
  await openHaplotype({
    ancestryType: 'PATERNAL_HAPLOTYPE',
    haploTypeResult: { haplotype: 'O1', haplogroup: { startTime: '约 3 万年前', migrationPathPicture: 'none' } },
  })
  await findTitle('单倍群')
  await quiet()
  expect(screen.queryByRole('button', { name: '放大看迁徙图' })).toBeNull()
})

test('[ANC-012] the page of a paternal line without a picture has no empty space', async () => {
  await openHaplotype({
    ancestryType: 'PATERNAL_HAPLOTYPE',
    haploTypeResult: { haplotype: 'O1', haplogroup: { about: '介绍', nations: '汉族、壮族', area: '某地' } },
  })
  await findTitle('单倍群')
  expect(screen.getByText('起源于某地')).toBeInTheDocument()
  expect(screen.getByText('壮族')).toBeInTheDocument()
  await quiet()
  expect(screen.queryByRole('button', { name: '放大看迁徙图' })).toBeNull()
  // The banner below is not part of the result.
  expect(pictures()).toEqual(['/pictures/banners/home-3.svg'])
})

test('a tap on a level of a haplogroup code shows the explanation of the level', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-father-detail/ANCESTRY/A002`)
  await findTitle('父系单倍群')
  const pieces = within(screen.getByRole('list', { name: '单倍群的每一段' })).getAllByRole('button')
  expect(pieces.map((piece) => piece.textContent)).toHaveLength(8)
  await app.press('O2a2b')
  expect(screen.getByText('在 O2a2 之下再分出的一支：比 O2a2 多一处可以辨认的路标。')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'O2a2b' })).toHaveAttribute('aria-pressed', 'true')
})

test('the migration is listed from the first stop to today, and the middle stops can be expanded', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-father-detail/ANCESTRY/A002`)
  await findTitle('父系单倍群')
  expect(way()).toHaveLength(5)
  const fold = screen.getByRole('button', { name: '展开中间 4 站' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  await app.user.click(fold)
  expect(way()).toEqual([
    '约 9 万年前 非洲东部CT',
    '约 6 万年前 西亚一带F',
    '约 4.8 万年前 西亚至南亚K',
    '约 4.1 万年前 东亚南部NO',
    '约 3.6 万年前 东亚南部O',
    '约 2.9 万年前 东亚O2',
    ...END,
  ])
  expect(screen.getByText('这条线一代又一代传到今天，检测结果属于 O2a2b1a1 这一支。')).toBeInTheDocument()
  await app.press('收起中间 4 站')
  expect(way()).toHaveLength(5)
})

test('a tap on a glossary term in a migration stop shows the explanation of the term', async () => {
  const about = '这个单倍群从这里向北走。'
  const app = await openHaplotype({
    ancestryType: 'PATERNAL_HAPLOTYPE',
    haploTypeResult: {
      haplotype: 'O1',
      haploMigrationPathList: [{ haplotype: 'O', startTime: '冰期', area: '某地', about }],
    },
  })
  await findTitle('单倍群')
  await app.press('单倍群')
  expect(await screen.findByText(/^同一位远古祖先的后代/)).toBeInTheDocument()
})

test('[ANC-003] a woman’s report explains why the paternal line is missing and who could be tested', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  expect(await findRow(/^父系单倍群/)).toHaveTextContent('您的父系单倍群未知')
  await app.follow(/^父系单倍群/)
  expect(await screen.findByRole('heading', { name: '您的父系单倍群未知' })).toBeInTheDocument()
  await app.sees(/^父系由 Y 染色体记录，女性没有 Y 染色体，所以这里没有结果/)
  expect(screen.getByText(/可由父亲或兄弟检测/)).toBeInTheDocument()
  await quiet()
  expect(screen.queryByRole('list', { name: '从最早到今天' })).toBeNull()
})

test('[ANC-003] a missing paternal line is explained, even if the person’s sex is unknown', async () => {
  await openHaplotype(
    { ancestryType: 'PATERNAL_HAPLOTYPE', haploTypeResult: { haplotype: '' } },
    { detectionItemNameCn: '父系单倍群' },
  )
  expect(await screen.findByRole('heading', { name: '您的父系单倍群未知' })).toBeInTheDocument()
  expect(screen.getByText(/或者可以判断的位点还不够/)).toBeInTheDocument()
})

test('a man and his son have the same paternal line', async () => {
  const father = await renderRoute('/parent-page/R100601/PKG-ADULT/ancestry-father-detail/ANCESTRY/A002', {
    as: 'parent',
  })
  await father.sees('O2a2b1a1')
  father.view.unmount()
  const son = await renderRoute(`${CHILD}/${LIST}`, { as: 'parent' })
  expect(await findRow(/^父系单倍群/)).toHaveTextContent('O2a2b1a1')
  expect(await findRow(/^母系单倍群/)).toHaveTextContent('B4c1b')
  await son.follow(/^祖源成分/)
  await findTitle('祖源成分')
  expect(document.querySelector('p[aria-live="polite"]')).toHaveTextContent('华南31%')
})
