import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const RESULT = 'sample-package-item-result'
const GJB2 = `${OWN}/carrier-detail/GENETIC_DISEASES/G001/GJB2`

const findHeading = (name: string) => screen.findByRole('heading', { name }, { timeout: 8000 })

/** The technical part is closed at first. */
async function openExperts(app: Awaited<ReturnType<typeof renderRoute>>) {
  const head = await screen.findByText('给专业人士')
  expect(head.closest('details')).not.toHaveAttribute('open')
  await app.user.click(head)
}

/** A value below its label. */
const field = (inside: HTMLElement, label: string) =>
  within(inside).getByText(label).parentElement?.querySelector('dd')?.textContent

test('[LIT-005] [REP-037] the page of a gene shows only this gene', async () => {
  const app = await renderRoute(GJB2, { as: 'reported' })
  await findHeading('携带 1 个变异')
  await openExperts(app)
  const list = await screen.findByRole('list', { name: '基因变异' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(list).toHaveTextContent(/^GJB2阳性/)
  expect(field(list, '变异位置')).toBe('c.235del（p.Leu79CysfsTer3）')
  expect(field(list, '变异类型')).toBe('移码变异（杂合）')
  expect(field(list, '依据')).toBe('ClinVar：致病')
  expect(field(list, '人群携带率')).toBe('约每 37 人中有 1 人（1/37，2.7%）')
  await app.press('复制 GJB2 的变异位置')
  expect(await findToast('已复制')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('c.235del（p.Leu79CysfsTer3）')
  expect(screen.getByRole('link', { name: '查看“遗传性耳聋”的完整说明' })).toHaveAttribute(
    'href',
    `${OWN}/disease-detail/GENETIC_DISEASES/G001`,
  )
})

test('[REP-036] [REP-037] genes with a finding come first, other genes can be expanded, and names are links', async () => {
  const app = await renderRoute(`${OWN}/disease-detail/GENETIC_DISEASES/G001`, { as: 'reported' })
  await openExperts(app)
  const list = await screen.findByRole('list', { name: '基因变异' })
  const names = () =>
    within(list)
      .getAllByRole('link')
      .map((name) => name.textContent)
  expect(names()).toEqual(['GJB2'])
  await app.press('查看另外 3 个未检出的基因')
  expect(names()).toEqual(['GJB2', 'SLC26A4', 'GJB3', 'MT-RNR1'])
  expect(within(list).getAllByText('阴性')).toHaveLength(3)
  // Position, type and evidence of each of the three genes.
  expect(within(list).getAllByText('无')).toHaveLength(9)
  await app.follow('SLC26A4')
  await app.arrives(`${OWN}/carrier-detail/GENETIC_DISEASES/G001/SLC26A4`)
})

test('[REPX-001] the technical part shows class, sub class and loci, and can be copied', async () => {
  const results = [
    {
      detectionItemId: 'D1',
      detectionItemNameCn: '甲病',
      concernSeverity: 'RISK',
      detectionItemClass: '心血管系统',
      detectionItemSubClass: '血压',
      locusInfo: [{ gene: 'AGT', rsId: 'rs699', genotype: 'CC', effect: '略高' }, { gene: 'ACE' }],
    },
  ]
  const backend = withHandlers(newBackend(), jsonHandler('get', RESULT, { results }))
  const app = await renderRoute(`${DEMO}/disease-detail/COMMON_DISEASES/D1`, { backend })
  await openExperts(app)
  expect(screen.getByText('心血管系统 › 血压')).toBeInTheDocument()
  const loci = within(screen.getByRole('list', { name: '位点' })).getAllByRole('listitem')
  expect(loci.map((locus) => locus.textContent)).toEqual(['rs699基因AGT基因型CC影响略高', '无基因ACE基因型无影响无'])
  await app.press('复制 rs699')
  expect(await findToast('已复制')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('rs699')
  await app.press('全部复制成文字')
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/^甲病\n分类：心血管系统 › 血压\n\n位点：rs699\n/),
  )
})

const byHand = {
  reportSummary: '实验室复核后的小结',
  causalGenes: 'GJB2（复核）',
  detectionItemName: '耳聋（复核）',
  mutationPosition: 'c.9A>G',
}
const manual = (causalGenes: object[]) =>
  jsonHandler('get', RESULT, {
    results: [
      {
        detectionItemId: 'G001',
        detectionItemNameCn: '遗传性耳聋',
        concernSeverity: 'CONCERN',
        analysisModelType: 'CAUSAL',
        shortSuggestion: '算出来的结论',
        causalGenes,
      },
    ],
  })

test('[REP-038] text written by the laboratory is shown instead of generated text', async () => {
  const genes = [{ name: 'GJB2', positive: true, mutationPosition: 'c.1', causalManualParamEntityDTO: byHand }]
  await renderRoute(GJB2, { as: 'reported', backend: withHandlers(newBackend(), manual(genes)) })
  expect(await screen.findByText('实验室复核后的小结')).toBeInTheDocument()
  await quiet()
  expect(screen.queryByText('算出来的结论')).toBeNull()
  const list = screen.getByRole('list', { name: '基因变异' })
  expect(list).toHaveTextContent(/^GJB2（复核）阳性/)
  expect(field(list, '变异位置')).toBe('c.9A>G')
  expect(screen.getByText('耳聋（复核） · 只看这一个基因')).toBeInTheDocument()
})

test('[REP-036] a gene table without rows shows 无', async () => {
  const app = await renderRoute(`${DEMO}/disease-detail/GENETIC_DISEASES/G001`, {
    backend: withHandlers(newBackend(), manual([])),
  })
  await openExperts(app)
  expect(screen.getByRole('heading', { name: '基因变异' }).nextElementSibling).toHaveTextContent(/^无$/)
})
