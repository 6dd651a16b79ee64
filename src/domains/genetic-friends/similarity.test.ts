import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitting, nearnesses, nearnessText, percentText, similarityPercent } from './similarity.ts'

describe('[FAM-010] the similarity in per cent', () => {
  test.each([
    [0, 0, '0%'],
    [0.004, 0, '0%'],
    [0.005, 1, '1%'],
    [0.25, 25, '25%'],
    // 0.285 * 100 is 28.499999999999996.
    [0.285, 29, '29%'],
    [0.487, 49, '49%'],
    [1, 100, '100%'],
    // Only per cent can be meant.
    [2, 2, '2%'],
    [25, 25, '25%'],
    [48.7, 49, '49%'],
    [100, 100, '100%'],
    // Values that are neither a rate nor certainly a per cent.
    [1.0001, null, ''],
    [1.2, null, ''],
    [1.99, null, ''],
    [100.1, null, ''],
    [-0.1, null, ''],
    [Number.NaN, null, ''],
    [Number.POSITIVE_INFINITY, null, ''],
    [Number.NEGATIVE_INFINITY, null, ''],
    [null, null, ''],
  ])('sent as %s is %s per cent and has the text %j', (similarity, percent, text) => {
    expect(similarityPercent(similarity)).toBe(percent)
    expect(percentText(percent)).toBe(text)
  })

  test('is null or a whole number from 0 to 100 for any value that is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.double({ min: 0, max: 100 })), (similarity) => {
        const percent = similarityPercent(similarity) ?? 0
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      }),
    )
  })
})

const TWINS = '同卵双胞胎'
const PARENT = '父母与子女'
const SIBLINGS = '亲兄弟姐妹'
const HALF = '祖孙、叔伯姑舅姨与侄甥，或同父异母、同母异父的兄弟姐妹'
const COUSINS = '堂表兄弟姐妹'
const FAR = '更远的亲戚'

/** By the published ranges: full siblings 38–61, half siblings and the like 17–34, first cousins 4–23. */
test.each([
  [100, [TWINS]],
  [90, [TWINS]],
  [89, []],
  [62, []],
  [61, [SIBLINGS]],
  [56, [SIBLINGS]],
  [55, [PARENT, SIBLINGS]],
  [50, [PARENT, SIBLINGS]],
  [45, [PARENT, SIBLINGS]],
  [44, [SIBLINGS]],
  [38, [SIBLINGS]],
  [37, []],
  [35, []],
  [34, [HALF]],
  [25, [HALF]],
  [24, [HALF]],
  [23, [HALF, COUSINS]],
  [17, [HALF, COUSINS]],
  [16, [COUSINS]],
  [12, [COUSINS]],
  [11, [COUSINS, FAR]],
  [4, [COUSINS, FAR]],
  [3, [FAR]],
  [1, [FAR]],
  [0, []],
])('[FAM-010] a similarity of %s %% fits the relations %j', (percent, words) =>
  expect(fitting(percent).map(({ label }) => label)).toEqual(words),
)

test.each([
  [null, '还没有算出相似度'],
  [0, '共同的基因片段很少，看不出较近的血缘关系'],
  [70, '介于常见的亲属范围之间，看不出是哪一种关系'],
  [25, `与这样的亲属接近：${HALF}`],
  [50, `与这样的亲属接近：${PARENT}；${SIBLINGS}`],
])('[FAM-010] the similarity %s is described in words', (percent, words) => expect(nearnessText(percent)).toBe(words))

test('the levels of similarity are in descending order, and no level mentions illness or certainty', () => {
  const tops = nearnesses.map(({ from }) => from)
  expect(tops).toEqual([...tops].sort((one, other) => other - one))
  expect(nearnesses.map(({ label }) => label).join()).not.toMatch(/风险|病|一定|确定|证明/)
})
