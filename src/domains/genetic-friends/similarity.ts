const SURELY_PERCENT = 2

/** 0 to 1 is a rate, 2 to 100 is per cent, anything else is unknown; the result is rounded (§9). */
export function similarityPercent(similarity: number | null): number | null {
  if (similarity === null || !(similarity >= 0 && similarity <= 100)) return null
  if (similarity > 1 && similarity < SURELY_PERCENT) return null
  const percent = similarity <= 1 ? similarity * 100 : similarity
  // 0.285 * 100 is a little less than 28.5.
  return Math.round(Number(percent.toFixed(6)))
}

/** `25%`; empty when unknown. */
export const percentText = (percent: number | null): string => (percent === null ? '' : `${percent}%`)

export interface Nearness {
  label: string
  /** The range of shared DNA for such relatives, in whole per cent; both edges are part of it. */
  from: number
  to: number
}

/**
 * The usual share of DNA, nearest relatives first: parent and child about 50, full siblings 38 to 61, grandparents,
 * uncles, aunts and half siblings 17 to 34, first cousins 4 to 23, their children 2 to 11.5, second cousins 2 to 6,
 * third cousins up to 2.2 (ranges published by 23andMe, "Average Percent DNA Shared Between Relatives"). The ranges
 * overlap, so a similarity alone never proves a relation.
 */
export const nearnesses: readonly Nearness[] = [
  { label: '同卵双胞胎', from: 90, to: 100 },
  { label: '父母与子女', from: 45, to: 55 },
  { label: '亲兄弟姐妹', from: 38, to: 61 },
  { label: '祖孙、叔伯姑舅姨与侄甥，或同父异母、同母异父的兄弟姐妹', from: 17, to: 34 },
  { label: '堂表兄弟姐妹', from: 4, to: 23 },
  { label: '更远的亲戚', from: 1, to: 11 },
]

/** The relations whose range contains a similarity in per cent; none below 1 per cent. */
export const fitting = (percent: number): readonly Nearness[] =>
  nearnesses.filter(({ from, to }) => percent >= from && percent <= to)

export function nearnessText(percent: number | null): string {
  if (percent === null) return '还没有算出相似度'
  if (percent < 1) return '共同的基因片段很少，看不出较近的血缘关系'
  const labels = fitting(percent).map(({ label }) => label)
  return labels.length > 0 ? `与这样的亲属接近：${labels.join('；')}` : '介于常见的亲属范围之间，看不出是哪一种关系'
}
