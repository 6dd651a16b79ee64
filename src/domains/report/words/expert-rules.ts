import type { GeneRow } from '../genes/gene-rules.ts'
import { type ItemDetail, notNamedText, positiveWord } from '../results/item-rules.ts'
import { cell, itemTitle, NOT_A_DIAGNOSIS } from '../rules.ts'

/** The technical part of a result, for a doctor or a genetic counsellor; for the screen and as plain text. */

export interface Field {
  label: string
  value: string
  copyAs?: string
}

/** The fields below a gene's name and result (REP-037). */
export const geneFields = ({ name, position, type, proof, frequency }: GeneRow): Field[] => [
  { label: '变异位置', value: position, ...(position !== cell('') && { copyAs: `${name} 的变异位置` }) },
  { label: '变异类型', value: type },
  { label: '依据', value: proof },
  { label: '人群携带率', value: frequency },
]

type Locus = ItemDetail['loci'][number]

export const locusFields = ({ gene, genotype, effect }: Locus): Field[] => [
  { label: '基因', value: cell(gene) },
  { label: '基因型', value: cell(genotype) },
  { label: '影响', value: cell(effect) },
]

/** 耳鼻喉 › 听力; empty without a class (REPX-001). */
export const classText = ({ view: { itemClass }, subClass }: Pick<ItemDetail, 'view' | 'subClass'>): string =>
  [itemClass, subClass].filter(Boolean).join(' › ')

const lines = (fields: readonly Field[]): string[] => fields.map(({ label, value }) => `${label}：${value}`)

/** The whole technical part as text, for a chat with a doctor; it contains no name. */
export function expertText(detail: ItemDetail, rows: readonly GeneRow[], name = itemTitle(detail.view)): string {
  const { view, loci } = detail
  const group = classText(detail)
  const head = [
    name === view.nameEn ? name : `${name} ${view.nameEn}`.trim(),
    group && `分类：${group}`,
    notNamedText(detail),
  ]
  const genes = rows.map((row) => [
    `基因：${row.name}`,
    `结果：${positiveWord(row.positive)}`,
    ...lines(geneFields(row)),
  ])
  const places = loci.map((locus) => [`位点：${cell(locus.rsId)}`, ...lines(locusFields(locus))])
  return [head.filter(Boolean), ...genes, ...places, [`${NOT_A_DIAGNOSIS}。`]]
    .map((part) => part.join('\n'))
    .join('\n\n')
}
