import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { detailOf } from '../results/item-rules.ts'
import { ReportItem } from '../model.ts'
import { itemsOf } from '../rules.ts'
import { filterChips, listed } from '../search/search-rules.ts'
import { mainRecommendationOf } from './main-recommendation-rules.ts'
import { adjustedToOtherItems } from './other-items-rules.ts'
import { decidingItemTitle, otherItems, decidedByOtherItem, uncoveredOf } from './uncovered-rules.ts'

const BRCA = '这一项没有看 BRCA1、BRCA2 基因'
const LYNCH = '这一项没有看和林奇综合征有关的基因'
const RYR1 = '这一项没有看和恶性高热有关的 RYR1 基因'

// NCCN, "Genetic/Familial High-Risk Assessment"; CPIC guideline on RYR1 and CACNA1S.
test.each([
  ['乳腺癌', '', ['FGFR2', 'ESR1'], BRCA],
  ['', 'Breast cancer', ['FGFR2'], BRCA],
  ['乳腺癌', '', ['FGFR2', 'BRCA1'], ''],
  ['遗传性乳腺癌与卵巢癌', '', ['BRCA1', 'BRCA2'], ''],
  ['结直肠癌', '', ['CCAT2', 'SMAD7'], LYNCH],
  ['胃癌', 'Gastric cancer', ['PSCA'], '这一项没有看和遗传性胃癌有关的 CDH1 基因'],
  ['琥珀胆碱', '', ['BCHE'], RYR1],
  ['七氟烷', '', ['RYR1'], ''],
  ['肺癌', '', ['TP63'], ''],
  ['乳腺癌', '', [''], ''],
])(
  'for the item %s (English name: %s) with the genes %j, the note on untested genes is “%s”',
  (nameCn, nameEn, genes, says) => expect(uncoveredOf({ nameCn, nameEn }, genes)).toBe(says),
)

test.each(['NORMAL', 'CONCERN', 'RISK'])(
  'for a result of the severity %s, the untested genes are listed, whatever the other texts are',
  (severity) => {
    const item = z.parse(ReportItem, {
      results: [
        {
          detectionItemId: 'D027',
          detectionItemNameCn: '乳腺癌',
          concernSeverity: severity,
          shortSuggestion: '低风险不代表没有风险。',
          locusInfo: [{ gene: 'FGFR2', rsId: 'rs2981582' }],
        },
      ],
    })
    expect(detailOf(item, 'D027', 'COMMON_DISEASES')?.uncovered).toBe(BRCA)
  },
)

const brca = (positive: boolean) =>
  z.parse(ReportItem, {
    results: [
      {
        detectionItemId: 'G023',
        detectionItemNameCn: '遗传性乳腺癌与卵巢癌',
        concernSeverity: positive ? 'RISK' : 'NORMAL',
        causalGenes: [
          { name: 'BRCA1', positive },
          { name: 'BRCA2', positive: false },
        ],
      },
    ],
  }).results

function breastCancerAdjusted(positive: boolean, opened: boolean) {
  const item = z.parse(ReportItem, {
    results: [
      {
        detectionItemId: 'D027',
        detectionItemNameCn: '乳腺癌',
        concernSeverity: 'NORMAL',
        shortSuggestion: '您的遗传风险与多数人相近。',
        suggestion: '四十五岁以后，按医生建议做乳腺超声或钼靶。',
        locusInfo: [{ gene: 'FGFR2', rsId: 'rs2981582' }],
      },
    ],
  })
  const detail = detailOf(item, 'D027', 'COMMON_DISEASES')
  if (!detail) throw new Error('no detail')
  const adjusted = adjustedToOtherItems(
    detail,
    otherItems(brca(positive), 'GENETIC_DISEASES', () => opened),
  )
  return { ...adjusted, recommendation: mainRecommendationOf(adjusted, 'COMMON_DISEASES', {})?.what }
}

// NCCN, "Genetic/Familial High-Risk Assessment": a carrier is not examined like everybody.
test('[ACMG 2015] only a pathogenic variant changes the verdicts of other items', () => {
  const found = (mutationProof: string) =>
    otherItems(
      z.parse(ReportItem, {
        results: [
          {
            detectionItemId: 'G',
            detectionItemNameCn: '遗传性乳腺癌与卵巢癌',
            concernSeverity: 'RISK',
            causalGenes: [{ name: 'BRCA1', positive: true, mutationProof }],
          },
        ],
      }).results,
      'GENETIC_DISEASES',
      () => true,
    )[0]?.found
  expect([found('ClinVar：致病'), found('意义不明'), found('ClinVar：良性')]).toEqual([['BRCA1'], [], []])
})

test('an opened finding in a gene that an item did not test replaces the item’s reassuring verdict', () => {
  const { view, meaning, actions, recommendation } = breastCancerAdjusted(true, true)
  expect(view.verdict).toBe('“遗传性乳腺癌与卵巢癌”查出了变化，以那一项为准。')
  expect(recommendation).toBe('看“遗传性乳腺癌与卵巢癌”这一项，照那一项说的做')
  expect([...meaning, ...actions].join('')).not.toMatch(/相近|钼靶/)
})

test.each([
  ['not opened', true, false],
  ['opened without a finding', false, true],
])('a topic that was %s does not change the verdict of another item', (_name, positive, opened) => {
  const { view, uncovered, foundIn, recommendation } = breastCancerAdjusted(positive, opened)
  expect([view.verdict, foundIn, recommendation]).toEqual(['您的遗传风险与多数人相近。', '', '照常生活，照常体检'])
  expect(uncovered).toBe(`${BRCA}；这两个基因看“遗传性乳腺癌与卵巢癌”这一项`)
})

// NCCN, "Genetic/Familial High-Risk Assessment"; CPIC guideline on RYR1 and CACNA1S.
test.each([
  ['乳腺癌', 'FGFR2', 'BRCA1', 'COMMON_DISEASES'],
  ['结直肠癌', 'SMAD7', 'MLH1', 'COMMON_DISEASES'],
  ['胃癌', 'PSCA', 'CDH1', 'COMMON_DISEASES'],
  ['琥珀胆碱', 'BCHE', 'RYR1', 'PHARMACOGENOMICS'],
] as const)(
  'in a list, the item %s with the genes %s shows no level if there is an opened finding in the gene %s',
  (name, gene, other, category) => {
    const { results } = z.parse(ReportItem, {
      results: [
        { detectionItemId: 'X', detectionItemNameCn: name, concernSeverity: 'NORMAL', shortSuggestion: '相近。' },
      ],
    })
    const items = itemsOf(results, category).map((view) =>
      decidedByOtherItem(view, decidingItemTitle(view, [gene], [{ title: '另一项', genes: [other], found: [other] }])),
    )
    expect(items).toMatchObject([{ severity: null, verdict: '另看“另一项”，以那一项为准。' }])
    // The item is neither counted as ordinary nor hidden with the ordinary ones.
    expect(filterChips(items, category)).toEqual([{ tone: 'unopened', word: '以另一项为准', count: 1 }])
    expect(listed(items, category, '', false, false)).toHaveLength(1)
  },
)
