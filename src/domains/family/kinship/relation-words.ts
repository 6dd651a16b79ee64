import { wordFor } from '#/shared/lib/words.ts'
import type { Bond, Gender, Step } from './graph.ts'

/**
 * The words by which backends name a relation to me (`父亲`, `FATHER`, `嫂子`). A word that may mean several relations is
 * left out and is shown as it was sent: 表哥 is the son of any of 姑姑, 舅舅 and 姨妈, and 曾外祖父 is used for two people.
 */

/** One edge from a person to the next person on the way to a relative. */
export interface Hop {
  step: Step
  gender: Gender
  bond?: Bond
  /** Set where age matters: 哥哥, so that 嫂子 is not the wife of a listed 弟弟. */
  word?: string
}

const M: Gender = 'MALE'
const F: Gender = 'FEMALE'
const up = (gender: Gender, bond?: Bond): Hop => ({ step: 'up', gender, ...(bond && { bond }) })
const down = (gender: Gender, bond?: Bond): Hop => ({ step: 'down', gender, ...(bond && { bond }) })
const spouse = (gender: Gender): Hop => ({ step: 'spouse', gender })

/** The exact terms of a term that leaves the age open. */
const exactTerms: Readonly<Record<string, readonly string[]>> = {
  兄弟: ['哥哥', '弟弟'],
  姐妹: ['姐姐', '妹妹'],
  叔伯: ['伯父', '叔叔'],
  伯叔祖父: ['伯祖父', '叔祖父'],
  堂兄弟: ['堂哥', '堂弟'],
  堂姐妹: ['堂姐', '堂妹'],
  兄弟的妻子: ['嫂子', '弟媳'],
  姐妹的丈夫: ['姐夫', '妹夫'],
  叔伯的妻子: ['伯母', '婶婶'],
  伯叔祖父的妻子: ['伯祖母', '叔祖母'],
  堂兄弟的妻子: ['堂嫂', '堂弟媳'],
  堂姐妹的丈夫: ['堂姐夫', '堂妹夫'],
  丈夫的兄弟: ['大伯子', '小叔子'],
  丈夫的姐妹: ['大姑子', '小姑子'],
  妻子的兄弟: ['大舅子', '小舅子'],
  妻子的姐妹: ['大姨子', '小姨子'],
}
const exact = new Set(Object.values(exactTerms).flat())

/**
 * The words for one relation, the usual word first; the relation over which the path leads (empty: directly from me);
 * the last edge of the path.
 */
type Row = readonly [words: string, of: string, hop: Hop]

/** Each relation is listed after the relation over which its path leads. Siblings are the children of my father. */
const rows: readonly Row[] = [
  ['父亲 爸爸 爸 老爸 FATHER', '', up(M)],
  ['母亲 妈妈 妈 老妈 MOTHER', '', up(F)],
  ['家长 PARENT', '', up(null)],
  ['养父 ADOPTIVE_FATHER', '', up(M, 'adopted')],
  ['养母 ADOPTIVE_MOTHER', '', up(F, 'adopted')],
  ['丈夫 老公 先生 HUSBAND', '', spouse(M)],
  ['妻子 老婆 太太 WIFE', '', spouse(F)],
  ['配偶 爱人 SPOUSE', '', spouse(null)],
  ['儿子 SON', '', down(M)],
  ['女儿 闺女 DAUGHTER', '', down(F)],
  ['孩子 子女 CHILD', '', down(null)],
  ['养子', '', down(M, 'adopted')],
  ['养女', '', down(F, 'adopted')],
  ['继父 后爸 后爹 STEPFATHER', '母亲', spouse(M)],
  ['继母 后妈 后娘 STEPMOTHER', '父亲', spouse(F)],
  ['继子 STEPSON', '配偶', down(M)],
  ['继女 STEPDAUGHTER', '配偶', down(F)],
  ['爷爷 祖父 GRANDFATHER PATERNAL_GRANDFATHER', '父亲', up(M)],
  ['奶奶 祖母 GRANDMOTHER PATERNAL_GRANDMOTHER', '父亲', up(F)],
  ['外公 外祖父 姥爷 MATERNAL_GRANDFATHER', '母亲', up(M)],
  ['外婆 外祖母 姥姥 MATERNAL_GRANDMOTHER', '母亲', up(F)],
  ['曾祖父 曾祖 太爷爷 太爷', '爷爷', up(M)],
  ['曾祖母 太奶奶', '爷爷', up(F)],
  ['外曾祖父 太外公 太姥爷', '外公', up(M)],
  ['外曾祖母 太外婆 太姥姥', '外公', up(F)],
  ['高祖父', '曾祖父', up(M)],
  ['高祖母', '曾祖父', up(F)],
  ['兄弟 BROTHER', '父亲', down(M)],
  ['哥哥 哥 大哥 兄长 ELDER_BROTHER OLDER_BROTHER', '父亲', down(M)],
  ['弟弟 弟 YOUNGER_BROTHER', '父亲', down(M)],
  ['姐妹 SISTER', '父亲', down(F)],
  ['姐姐 姐 大姐 ELDER_SISTER OLDER_SISTER', '父亲', down(F)],
  ['妹妹 妹 YOUNGER_SISTER', '父亲', down(F)],
  ['兄弟姐妹 SIBLING', '父亲', down(null)],
  ['嫂子 嫂嫂 嫂 大嫂', '哥哥', spouse(F)],
  ['弟媳 弟媳妇 弟妹 弟妇', '弟弟', spouse(F)],
  ['姐夫 姊夫', '姐姐', spouse(M)],
  ['妹夫', '妹妹', spouse(M)],
  ['叔伯 UNCLE PATERNAL_UNCLE', '爷爷', down(M)],
  ['伯父 伯伯 大伯 伯', '爷爷', down(M)],
  ['叔叔 叔父 叔', '爷爷', down(M)],
  ['姑姑 姑妈 姑母 姑 AUNT PATERNAL_AUNT', '爷爷', down(F)],
  ['舅舅 舅父 舅 MATERNAL_UNCLE', '外公', down(M)],
  ['姨妈 阿姨 姨 姨母 姨娘 大姨 小姨 MATERNAL_AUNT', '外公', down(F)],
  ['伯母 伯娘', '伯父', spouse(F)],
  ['婶婶 婶子 婶 婶母 叔母', '叔叔', spouse(F)],
  ['姑父 姑夫 姑丈', '姑姑', spouse(M)],
  ['舅妈 舅母 妗子', '舅舅', spouse(F)],
  ['姨父 姨夫 姨丈', '姨妈', spouse(M)],
  ['伯祖父', '曾祖父', down(M)],
  ['叔祖父', '曾祖父', down(M)],
  ['伯祖母', '伯祖父', spouse(F)],
  ['叔祖母', '叔祖父', spouse(F)],
  ['姑祖母 姑奶奶', '曾祖父', down(F)],
  ['堂哥 堂兄', '叔伯', down(M)],
  ['堂弟', '叔伯', down(M)],
  ['堂兄弟', '叔伯', down(M)],
  ['堂姐', '叔伯', down(F)],
  ['堂妹', '叔伯', down(F)],
  ['堂姐妹', '叔伯', down(F)],
  ['堂嫂', '堂哥', spouse(F)],
  ['堂弟媳 堂弟妹', '堂弟', spouse(F)],
  ['堂姐夫', '堂姐', spouse(M)],
  ['堂妹夫', '堂妹', spouse(M)],
  ['孙子 孙 孙儿 GRANDSON', '儿子', down(M)],
  ['孙女 孙女儿 GRANDDAUGHTER', '儿子', down(F)],
  ['外孙 外孙子', '女儿', down(M)],
  ['外孙女 外孙女儿', '女儿', down(F)],
  ['孙媳 孙媳妇', '孙子', spouse(F)],
  ['孙女婿', '孙女', spouse(M)],
  ['外孙媳 外孙媳妇', '外孙', spouse(F)],
  ['外孙女婿', '外孙女', spouse(M)],
  ['曾孙 曾孙子 重孙 重孙子', '孙子', down(M)],
  ['曾孙女 重孙女', '孙子', down(F)],
  ['曾孙媳 曾孙媳妇 重孙媳妇', '曾孙', spouse(F)],
  ['曾孙女婿 重孙女婿', '曾孙女', spouse(M)],
  ['玄孙', '曾孙', down(M)],
  ['玄孙女', '曾孙', down(F)],
  ['侄子 侄儿 侄', '兄弟', down(M)],
  ['侄女 侄女儿', '兄弟', down(F)],
  ['外甥 外甥子', '姐妹', down(M)],
  ['外甥女 外甥女儿', '姐妹', down(F)],
  ['侄媳 侄媳妇', '侄子', spouse(F)],
  ['侄女婿', '侄女', spouse(M)],
  ['外甥媳 外甥媳妇', '外甥', spouse(F)],
  ['外甥女婿', '外甥女', spouse(M)],
  ['侄孙', '侄子', down(M)],
  ['侄孙女', '侄子', down(F)],
  ['岳父 丈人 老丈人 岳丈', '妻子', up(M)],
  ['岳母 丈母娘', '妻子', up(F)],
  ['公公 公爹', '丈夫', up(M)],
  ['婆婆', '丈夫', up(F)],
  ['大舅子 大舅哥 内兄', '岳父', down(M)],
  ['小舅子 内弟', '岳父', down(M)],
  ['大姨子 大姨姐', '岳父', down(F)],
  ['小姨子', '岳父', down(F)],
  ['大伯子 大伯哥', '公公', down(M)],
  ['小叔子', '公公', down(M)],
  ['大姑子 大姑姐', '公公', down(F)],
  ['小姑子', '公公', down(F)],
  ['儿媳 媳妇 儿媳妇 DAUGHTER_IN_LAW', '儿子', spouse(F)],
  ['女婿 SON_IN_LAW', '女儿', spouse(M)],
]

const usualWords = new Map(
  rows.flatMap(([words]) => {
    const all = words.split(' ')
    return all.map((word) => [word, all[0] ?? word] as const)
  }),
)

/** The usual word of a relation as sent by a backend, whatever its spelling (`Elder brother`); null when unknown. */
export const usualWord = (relation: string): string | null =>
  usualWords.get(
    relation
      .trim()
      .toUpperCase()
      .replace(/[\s-]+/g, '_'),
  ) ?? null

const rowOf = new Map(rows.map((row) => [row[0].split(' ')[0] ?? '', row] as const))

const wayTo = (word: string): Hop[] => {
  const row = rowOf.get(word)
  if (!row) return []
  const [, of, hop] = row
  return [...wayTo(of), exact.has(word) ? { ...hop, word } : hop]
}

/** The path from me to a relation as sent by a backend; null if the word is unknown. */
export function hopsOf(relation: string): readonly Hop[] | null {
  const word = usualWord(relation)
  return word === null ? null : wayTo(word)
}

/** Whether a listed relative with the relation `word` may be the person `wanted` on a path. */
export const fitsWord = (word: string | null, wanted: string | undefined): boolean =>
  wanted === undefined || word === null || word === wanted || !exact.has(word)

/** Without birthdays, the backend's word may show who is older. */
export function exactWord(term: string, relation: string): string {
  const word = usualWord(relation)
  return word !== null && wordFor(exactTerms, term)?.includes(word) ? word : term
}
