import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { evidenceIn } from '../../doctor/sheet-rules.ts'
import { detailOf } from '../../results/item-rules.ts'
import { ReportItem } from '../../model.ts'
import { adviceFits, adviceFor, factFits, forPerson } from './person-rules.ts'

const adult = { gender: 'MALE', stage: 'planning', age: 41 } as const
const who = {
  man: adult,
  woman: { gender: 'FEMALE', stage: 'grown', age: 58 },
  young: { gender: 'FEMALE', stage: 'planning', age: 30 },
  boy: { gender: 'MALE', stage: 'child', age: 7 },
  baby: { gender: 'FEMALE', stage: 'child', age: 1 },
  child: { gender: 'SECRET', stage: 'child', age: null },
  nobody: { gender: 'SECRET', stage: 'unknown', age: null },
} as const

describe('for whom a recommendation is meant', () => {
  test.each<[string, string]>([
    ['绝经以后，可以和医生商量做一次骨密度检查。', 'no yes no no no no unknown'],
    ['四十五岁以后，按医生建议做乳腺超声或钼靶。', 'no yes no no no no unknown'],
    ['五十岁以后，每年查一次前列腺。', 'no no no no no no unknown'],
    ['女性血尿酸一般建议不超过 360 微摩尔每升。', 'no yes yes no yes unknown unknown'],
    ['腰围不超过 90 厘米（男性）或 85 厘米（女性）。', 'yes yes yes yes yes yes yes'],
    ['孕期请按医生建议补充叶酸。', 'no no yes no no no unknown'],
    ['有亲属患病的，备孕前做遗传咨询。', 'yes no yes no no no unknown'],
    ['子女备孕前，可以告诉他们这个结果。', 'yes yes no no no no unknown'],
    ['父母准备再要孩子时，可以一起查一查。', 'yes no yes yes yes yes unknown'],
    ['家里有人五十岁前得过心梗的，请告诉医生。', 'yes yes yes yes yes yes yes'],
    ['母亲或姐妹得过乳腺癌的，请告诉医生。', 'yes yes yes yes yes yes yes'],
    ['六十岁以后，体检时做一次心电图。', 'no no no no no no unknown'],
    ['40岁及以上每年查一次眼底。', 'yes yes no no no no unknown'],
    ['十岁到十五岁每半年弯腰看看后背。', 'no no no no no unknown no'],
    ['三岁起每年查一次视力。', 'yes yes yes yes no unknown unknown'],
    ['不满十二岁不用。', 'no no no yes yes unknown no'],
    ['婴儿期按时做髋关节检查。', 'no no no no yes unknown no'],
    ['新生儿期一天内就黄，请尽快看儿科。', 'no no no no yes unknown no'],
    ['5 岁以下可以接种 EV71 疫苗。', 'no no no no yes unknown no'],
    ['不要喝酒，用药后不开车。', 'yes yes yes no no no yes'],
    ['每天走路半小时。', 'yes yes yes yes yes yes yes'],
  ])(
    'the advice %s fits man, woman of 58, woman of 30, boy, baby, child, unknown person (yes or no): %s',
    (text, fits) => expect(Object.values(who).map((one) => adviceFits(text, one))).toEqual(fits.split(' ')),
  )
})

test('a fact about a population is shown to everybody, and a fact about a time of life only to people in that time', () => {
  expect(factFits('女性比男性多见。', who.man)).toBe('yes')
  expect(factFits('年轻女性较多见。', who.man)).toBe('yes')
  expect(factFits('在日本女性的研究中发现。', who.man)).toBe('yes')
  expect(factFits('女性绝经后骨量下降较快。', who.man)).toBe('no')
  expect(factFits('女性有时表现为气短。', who.man)).toBe('no')
  expect(factFits('女性有时表现为气短。', who.nobody)).toBe('unknown')
})

test('only the sentence that does not fit the person is removed from a text', () => {
  expect(adviceFor('绝经以后尿酸会升高。每年查一次。', who.man)).toBe('每年查一次。')
  expect(adviceFor('每年查一次；孕期再查。', who.man)).toBe('每年查一次。')
})

test('a dose is shown only on the doctor’s sheet, and the page shows the other sentences', () => {
  const contents = [
    { header: '科学依据', description: '指南收录了 ABCG2。起始剂量不超过 20 毫克；本来就偏小。' },
    { header: '检测局限', description: '只看一个位点。' },
  ]
  const results = [{ detectionItemId: '1', detectionItemNameCn: '瑞舒伐他汀' }]
  const item = z.parse(ReportItem, { results, detectionItemCorpusEntityDTO: { contents } })
  const detail = detailOf(item, '1', 'PHARMACOGENOMICS')
  expect(detail && forPerson(detail, who.man).main.map(({ description }) => description)).toEqual([
    '指南收录了 ABCG2。',
    '只看一个位点。',
  ])
  expect(evidenceIn(item)).toContain('20 毫克')
})

test('the detail of an item says that advice was left out, and why', () => {
  const results = [{ detectionItemId: '1', suggestion: '绝经以后查骨密度。\n每天一杯酸奶。' }]
  const detail = detailOf(z.parse(ReportItem, { results }), '1', 'COMMON_DISEASES')
  const told = (one: (typeof who)[keyof typeof who]) => detail && forPerson(detail, one)
  expect(told(who.woman)).toMatchObject({ actions: ['绝经以后查骨密度。', '每天一杯酸奶。'], leftOut: '' })
  expect(told(who.man)).toMatchObject({
    actions: ['每天一杯酸奶。'],
    leftOut: '这里只列出合适的建议',
  })
  expect(told(who.nobody)).toMatchObject({
    actions: ['每天一杯酸奶。'],
    leftOut: expect.stringContaining('资料里没有写'),
  })
})
