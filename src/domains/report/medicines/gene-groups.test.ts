import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { ReportItem } from '../model.ts'
import { itemsOf } from '../rules.ts'
import { geneGroups } from './gene-groups.ts'

const resultsOf = (all: readonly object[]) => z.parse(ReportItem, { results: all }).results
const groupsOf = (...all: object[]) => {
  const results = resultsOf(all)
  return geneGroups(results, itemsOf(results, 'PHARMACOGENOMICS'))
}
const shortOf = (...all: object[]) => groupsOf(...all).map(({ gene, items }) => [gene, items.map(({ id }) => id)])

const slow = { gene: 'CYP2C19', rsId: 'rs4244285', genotype: 'AA', effect: '*2/*2，慢代谢型' }
const third = { gene: 'CYP2C19', rsId: 'rs4986893', genotype: 'GG', effect: '未携带 *3' }
const other = { gene: 'VKORC1', rsId: 'rs9923231', genotype: 'TT', effect: '较敏感' }

test('a gene is listed once with all its medicines', () => {
  const [group, ...more] = groupsOf(
    { detectionItemId: 'a', concernSeverity: 'RISK', locusInfo: [slow, third] },
    { detectionItemId: 'b', concernSeverity: 'CONCERN', locusInfo: [{ ...slow, gene: ' cyp2c19 ' }] },
  )
  expect(more).toEqual([])
  expect(group?.gene).toBe('CYP2C19')
  expect(group?.items.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(group?.lines).toEqual([
    { place: 'rs4244285', genotype: 'AA', effects: ['*2/*2，慢代谢型'] },
    { place: 'rs4986893', genotype: 'GG', effects: ['未携带 *3'] },
  ])
})

test('a genotype with two effects is one line with both effects', () => {
  const [group] = groupsOf(
    { detectionItemId: 'a', concernSeverity: 'NORMAL', locusInfo: [slow] },
    { detectionItemId: 'b', concernSeverity: 'NORMAL', locusInfo: [{ ...slow, effect: ' 清除慢 ' }, slow] },
  )
  expect(group?.lines).toEqual([{ place: 'rs4244285', genotype: 'AA', effects: ['*2/*2，慢代谢型', '清除慢'] }])
})

test('a medicine with two genes is listed once under each gene', () => {
  expect(shortOf({ detectionItemId: 'a', concernSeverity: 'RISK', locusInfo: [slow, third, other] })).toEqual([
    ['CYP2C19', ['a']],
    ['VKORC1', ['a']],
  ])
})

test('if a medicine has several results, their genes are combined', () => {
  expect(
    shortOf(
      { detectionItemId: 'a', concernSeverity: 'NORMAL', locusInfo: [slow] },
      { detectionItemId: 'a', concernSeverity: 'NORMAL', locusInfo: [other] },
    ),
  ).toEqual([
    ['CYP2C19', ['a']],
    ['VKORC1', ['a']],
  ])
})

test.each(['', '  ', '无', '-', '—', 'N/A', '未知'])(
  'the gene name %j is ignored, and its medicine is listed last',
  (gene) => {
    expect(
      shortOf(
        { detectionItemId: 'a', concernSeverity: 'RISK', locusInfo: [{ ...slow, gene }] },
        { detectionItemId: 'b', concernSeverity: 'NORMAL', locusInfo: [other] },
        { detectionItemId: 'c', concernSeverity: 'NORMAL' },
      ),
    ).toEqual([
      ['VKORC1', ['b']],
      ['', ['a', 'c']],
    ])
  },
)

test('the gene with the worst result is listed first, then the gene with more medicines', () => {
  const locus = (gene: string) => [{ gene, rsId: 'rs1', genotype: 'AA', effect: '' }]
  expect(
    shortOf(
      { detectionItemId: 'a', concernSeverity: 'NORMAL', locusInfo: locus('G1') },
      { detectionItemId: 'b', concernSeverity: 'NORMAL', locusInfo: locus('G2') },
      { detectionItemId: 'c', concernSeverity: 'NORMAL', locusInfo: locus('G2') },
      { detectionItemId: 'd', concernSeverity: 'CONCERN', locusInfo: locus('G3') },
      { detectionItemId: 'e', concernSeverity: 'RISK', locusInfo: locus('G4') },
    ).map(([gene]) => gene),
  ).toEqual(['G4', 'G3', 'G2', 'G1'])
})

test('a line about a variant includes the gene, also in the laboratory’s text; genes without a finding are left out', () => {
  const causalGenes = [
    { name: 'G6PD', positive: true, mutationPosition: 'c.1376G>T', mutationType: '错义' },
    { name: 'X', positive: true, causalManualParamEntityDTO: { causalGenes: 'HLA-B', mutationPosition: '*58:01' } },
    { name: 'DPYD', positive: false, mutationPosition: 'c.1905', mutationType: '剪接' },
  ]
  expect(
    groupsOf({ detectionItemId: 'a', concernSeverity: 'RISK', causalGenes }).map(({ gene, lines }) => [gene, lines]),
  ).toEqual([
    ['G6PD', [{ place: 'c.1376G>T', genotype: '错义', effects: [] }]],
    ['HLA-B', [{ place: '*58:01', genotype: '检出变异', effects: [] }]],
    ['DPYD', []],
  ])
})

test('a locus without a genotype and an effect has no line', () => {
  const [group] = groupsOf({
    detectionItemId: 'a',
    concernSeverity: 'NORMAL',
    locusInfo: [{ gene: 'ATM', rsId: 'rs1' }],
  })
  expect([group?.gene, group?.lines]).toEqual(['ATM', []])
})

test('a locked medicine shows no gene, even if the reply contains a gene', () => {
  expect(
    groupsOf(
      { detectionItemId: 'a', locked: true, concernSeverity: 'RISK', locusInfo: [slow] },
      // An item with one locked result is locked.
      { detectionItemId: 'b', concernSeverity: 'RISK', locusInfo: [other] },
      { detectionItemId: 'b', locked: true, concernSeverity: 'RISK' },
    ),
  ).toEqual([])
})

test('every unlocked medicine is listed, and no locked medicine is listed', () => {
  const resultArbitrary = fc.record({
    detectionItemId: fc.constantFrom('a', 'b', 'c', 'd'),
    locked: fc.boolean(),
    concernSeverity: fc.constantFrom('NORMAL', 'CONCERN', 'RISK'),
    locusInfo: fc.array(
      fc.record({ gene: fc.constantFrom('', 'G1', 'g1', 'G2'), genotype: fc.constantFrom('', 'AA') }),
    ),
  })
  fc.assert(
    fc.property(fc.array(resultArbitrary), (all) => {
      const results = resultsOf(all)
      const items = itemsOf(results, 'PHARMACOGENOMICS')
      const shown = new Set(geneGroups(results, items).flatMap((group) => group.items.map(({ id }) => id)))
      expect([...shown].sort()).toEqual(
        items
          .filter(({ locked }) => !locked)
          .map(({ id }) => id)
          .sort(),
      )
    }),
  )
})
