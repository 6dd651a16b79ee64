import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { geneRows } from '../genes/gene-rules.ts'
import { detailOf } from '../results/item-rules.ts'
import { ReportItem } from '../model.ts'
import { classText, expertText, geneFields } from './expert-rules.ts'

const detail = (fields: object) => {
  const results = [{ detectionItemId: '1', detectionItemNameCn: '遗传性耳聋', concernSeverity: 'CONCERN', ...fields }]
  const found = detailOf(z.parse(ReportItem, { results }), '1', 'GENETIC_DISEASES')
  if (!found) throw new Error('no such item')
  return found
}
const GJB2 = {
  name: 'GJB2',
  positive: true,
  mutationPosition: 'c.235del',
  mutationType: '移码变异（杂合）',
  mutationProof: 'ClinVar：致病',
  referFrequency: '0.027',
}

test('[REPX-001] class and sub class are on one line, and each is shown only if it is present', () => {
  expect(classText(detail({ detectionItemClass: '耳鼻喉', detectionItemSubClass: '听力' }))).toBe('耳鼻喉 › 听力')
  expect(classText(detail({ detectionItemClass: '耳鼻喉' }))).toBe('耳鼻喉')
  expect(classText(detail({}))).toBe('')
})

test('[REP-036] [REP-037] position, type, evidence and frequency are listed below a gene, and an empty value shows 无', () => {
  const [row] = geneRows(detail({ causalGenes: [{ name: 'SLC26A4', positive: false }] }).genes)
  expect(row && geneFields(row)).toEqual([
    { label: '变异位置', value: '无' },
    { label: '变异类型', value: '无' },
    { label: '依据', value: '无' },
    { label: '人群携带率', value: '无' },
  ])
})

test('copying a position includes the gene’s name, and an empty position cannot be copied', () => {
  const fields = geneRows(detail({ causalGenes: [GJB2, { name: 'GJB3' }] }).genes).map((row) => geneFields(row)[0])
  expect(fields.map((field) => field?.copyAs)).toEqual(['GJB2 的变异位置', undefined])
})

test('the technical part can be copied as text', () => {
  const full = detail({
    detectionItemNameEn: 'Hereditary Hearing Loss',
    detectionItemClass: '耳鼻喉',
    causalGenes: [GJB2],
    locusInfo: [{ gene: 'GJB2', rsId: 'rs80338943', genotype: 'C/缺失' }],
  })
  expect(expertText(full, geneRows(full.genes))).toBe(
    [
      '遗传性耳聋 Hereditary Hearing Loss',
      '分类：耳鼻喉',
      '',
      '基因：GJB2',
      '结果：阳性',
      '变异位置：c.235del',
      '变异类型：移码变异（杂合）',
      '依据：ClinVar：致病',
      '人群携带率：约每 37 人中有 1 人（1/37，2.7%）',
      '',
      '位点：rs80338943',
      '基因：GJB2',
      '基因型：C/缺失',
      '影响：无',
      '',
      '本报告仅供健康管理参考，不是医学诊断。',
    ].join('\n'),
  )
})

test('[REP-038] a name from the laboratory is the heading, and an item without a Chinese name is shown once', () => {
  expect(expertText(detail({}), [], '耳聋（复核）')).toMatch(/^耳聋（复核）\n/)
  expect(expertText(detail({ detectionItemNameCn: '', detectionItemNameEn: 'Deafness' }), [])).toMatch(/^Deafness\n/)
})

test('a finding whose genes are all negative is explained, on the page and in the copied text', () => {
  const clear = { analysisModelType: 'CAUSAL', causalGenes: [{ name: 'BRCA1', positive: false }] }
  const textOf = (fields: object) => expertText(detail(fields), geneRows(detail(fields).genes))
  expect(textOf(clear)).toContain('却没有写出在哪个基因，请让医生核对原始报告')
  for (const fields of [
    { ...clear, concernSeverity: 'NORMAL' },
    { ...clear, causalGenes: [GJB2] },
  ])
    expect(textOf(fields)).not.toContain('核对原始报告')
})
