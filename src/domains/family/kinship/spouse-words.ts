import { wordFor } from '#/shared/lib/words.ts'
import type { Person } from './graph.ts'
import { aged, byGender, isOlder } from './words.ts'

/** Terms for the spouses of relatives, by the relative's term. Without an entry, the term is composed: 堂哥的妻子. */

const elders = [
  ['伯父', '伯母'],
  ['叔叔', '婶婶'],
  ['姑姑', '姑父'],
  ['舅舅', '舅妈'],
  ['姨妈', '姨父'],
  ['伯祖父', '伯祖母'],
  ['叔祖父', '叔祖母'],
  ['姑祖母', '姑祖父'],
  ['舅祖父', '舅祖母'],
  ['姨祖母', '姨祖父'],
] as const

const peers = [
  ['哥哥', '嫂子'],
  ['弟弟', '弟媳'],
  ['姐姐', '姐夫'],
  ['妹妹', '妹夫'],
] as const

const young = [
  ['儿子', '儿媳'],
  ['女儿', '女婿'],
  ['孙子', '孙媳'],
  ['孙女', '孙女婿'],
  ['外孙', '外孙媳'],
  ['外孙女', '外孙女婿'],
  ['曾孙', '曾孙媳'],
  ['曾孙女', '曾孙女婿'],
  ['曾外孙', '曾外孙媳'],
  ['曾外孙女', '曾外孙女婿'],
  ['外曾孙', '外曾孙媳'],
  ['外曾孙女', '外曾孙女婿'],
  ['玄孙', '玄孙媳'],
  ['玄孙女', '玄孙女婿'],
] as const

const nephews = [
  ['侄子', '侄媳'],
  ['侄女', '侄女婿'],
  ['外甥', '外甥媳'],
  ['外甥女', '外甥女婿'],
  ['侄孙', '侄孙媳'],
  ['侄孙女', '侄孙女婿'],
] as const

const prefixed = (prefix: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([word, spouse]): [string, string] => [prefix + word, prefix + spouse])

const cousins = ['堂', '表'].flatMap((branch) => [
  ...prefixed(branch, [
    ['哥', '嫂'],
    ['弟', '弟媳'],
    ['姐', '姐夫'],
    ['妹', '妹夫'],
    ['伯', '伯母'],
    ['叔', '婶'],
    ['姑', '姑父'],
    ['舅', '舅妈'],
    ['姨', '姨父'],
  ]),
  ...prefixed(branch, nephews.slice(0, 4)),
])

const ofRelative = new Map<string, string>([
  ['爸爸', '继母'],
  ['妈妈', '继父'],
  ['爷爷', '继祖母'],
  ['奶奶', '继祖父'],
  ['外公', '继外祖母'],
  ['外婆', '继外祖父'],
  ...peers,
  ...elders,
  ...prefixed('外', elders.slice(5)),
  ...young,
  ...nephews,
  ...cousins,
])

/** Terms that mean a husband; all others mean a wife. */
const husbands = /(?:夫|父|婿)$/

/** The term for the spouse of a relative; half siblings count as siblings. */
export function spouseWord(word: string, gender: 'MALE' | 'FEMALE' | null): string | null {
  const found = ofRelative.get(word.replace(/^同.异.的/, ''))
  if (!found) return null
  return gender === null || husbands.test(found) === (gender === 'MALE') ? found : null
}

const stepchildren = { 儿子: '继子', 女儿: '继女', 孩子: '继子女' }

const ofHusband: Readonly<Record<string, string>> = {
  爸爸: '公公',
  妈妈: '婆婆',
  哥哥: '大伯子',
  弟弟: '小叔子',
  姐姐: '大姑子',
  妹妹: '小姑子',
  嫂子: '妯娌',
  弟媳: '妯娌',
  侄子: '侄子',
  侄女: '侄女',
  外甥: '外甥',
  外甥女: '外甥女',
  ...stepchildren,
}

const ofWife: Readonly<Record<string, string>> = {
  爸爸: '岳父',
  妈妈: '岳母',
  哥哥: '大舅子',
  弟弟: '小舅子',
  姐姐: '大姨子',
  妹妹: '小姨子',
  姐夫: '连襟',
  妹夫: '连襟',
  嫂子: '内嫂',
  弟媳: '内弟媳',
  侄子: '内侄',
  侄女: '内侄女',
  外甥: '外甥',
  外甥女: '外甥女',
  ...stepchildren,
}

export const inLawWord = (word: string, spouse: 'MALE' | 'FEMALE' | null): string | null =>
  wordFor(spouse === null ? stepchildren : spouse === 'MALE' ? ofHusband : ofWife, word)

/** A child of a parent's husband or wife with another person. */
export function stepSibling(first: Person, last: Person): string | null {
  const older = isOlder(last, first)
  return byGender(last.gender, [
    aged(older, '继兄', '继弟', '继兄弟'),
    aged(older, '继姐', '继妹', '继姐妹'),
    '继兄弟姐妹',
  ])
}

export const childInLawWord = (word: string): string | null =>
  word === '爸爸' ? '亲家公' : word === '妈妈' ? '亲家母' : null
