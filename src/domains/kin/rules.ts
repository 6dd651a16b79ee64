import { wordFor } from '#/shared/lib/words.ts'
import type { AnalysisResult, Friend, friendStates } from './model.ts'

type State = (typeof friendStates)[number]

const labels: Record<State, string> = { APPLY: '申请中', AGREED: '已同意', REFUSED: '已拒绝' }

/** FAM-005 to FAM-007; nothing for somebody who is no friend yet. */
export const friendStateLabel = (state: string): string => (state === '' ? '' : (wordFor(labels, state) ?? '状态未知'))

/** Only an application to me that waits has buttons (FAM-005 to FAM-007). */
export const canAnswer = ({ friendState, applied }: Pick<Friend, 'friendState' | 'applied'>): boolean =>
  friendState === 'APPLY' && applied !== true

/** One can apply to a stranger, and again after a refusal (FAM-009). */
export const canApply = ({ friendState }: Pick<Friend, 'friendState'>): boolean =>
  friendState === '' || friendState === 'REFUSED'

/** Per cent, rounded (specification §9); null outside of 0 to 1. */
export const similarityPercent = (similarity: number | null): number | null =>
  similarity !== null && similarity >= 0 && similarity <= 1 ? Math.round(Number((similarity * 100).toFixed(6))) : null

export interface Nearness {
  word: string
  /** How much of the DNA such relatives usually share, in per cent: the lower edge counts, the upper does not. */
  from: number
  below: number
}

/**
 * What relatives usually share: full siblings 38 to 61, half siblings, grandparents, uncles and aunts 17 to 34, first
 * cousins 4 to 23, second cousins 2 to 6 (ranges published by 23andMe, "Average Percent DNA Shared Between Relatives").
 * The ranges overlap, so a similarity alone never names one relation.
 */
export const nearnesses: readonly Nearness[] = [
  { word: '同卵双胞胎，或同一个人', from: 90, below: 101 },
  { word: '父母与子女', from: 45, below: 56 },
  { word: '亲兄弟姐妹', from: 38, below: 62 },
  { word: '祖孙、叔伯姑舅姨与侄甥，或同父异母（同母异父）的兄弟姐妹', from: 17, below: 35 },
  { word: '堂表兄弟姐妹', from: 4, below: 24 },
  { word: '更远的亲戚', from: 1, below: 6 },
]

/** The relations that a similarity in per cent fits; none below 1 per cent. */
export const fitting = (percent: number): readonly Nearness[] =>
  nearnesses.filter(({ from, below }) => percent >= from && percent < below)

/** The scale in one sentence. */
export function nearnessText(percent: number | null): string {
  if (percent === null) return '还没有相似度'
  if (percent < 1) return '几乎没有共同的片段，一般认为没有近的血缘关系'
  const words = fitting(percent).map(({ word }) => word)
  return words.length > 0 ? `与这样的亲属相近：${words.join('；')}` : '介于常见的亲属范围之间，不能判断是哪一种关系'
}

export interface Compared {
  name: string
  /** null: this person's list has no such result. */
  mine: string | null
  friend: string | null
  same: boolean
}

const keyOf = ({ detectionItemId, chineseName }: AnalysisResult): string => detectionItemId || chineseName.trim()

/** Both lists side by side: the same first, then what differs, then what only one of them has (FAM-010). */
export function compare(mine: readonly AnalysisResult[], friend: readonly AnalysisResult[]): Compared[] {
  const theirs = new Map(friend.map((result) => [keyOf(result), result]))
  const own = new Map(mine.map((result) => [keyOf(result), result]))
  const rows = [...new Map([...own, ...theirs])].map(([key, { chineseName }]): Compared => {
    const [one, other] = [own.get(key)?.result ?? null, theirs.get(key)?.result ?? null]
    const same = one !== null && other !== null && one.trim() !== '' && one.trim() === other.trim()
    return { name: chineseName, mine: one, friend: other, same }
  })
  const order = ({ same, mine: one, friend: other }: Compared): number =>
    same ? 0 : one !== null && other !== null ? 1 : 2
  return rows.sort((one, other) => order(one) - order(other))
}

/** Whose results can be compared: neither side has withdrawn, and something came. */
export const isShared = ({ friendState, sharedWithMe }: Pick<Friend, 'friendState' | 'sharedWithMe'>): boolean =>
  friendState === 'AGREED' && sharedWithMe !== false
