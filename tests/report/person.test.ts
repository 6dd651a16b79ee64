import { describe, expect, test } from 'vitest'
import { doctorEntries } from '#/domains/report/doctor/doctor-rules.ts'
import { tellFamily } from '#/domains/report/family/tell-rules.ts'
import { detailOf, type ItemDetail } from '#/domains/report/item-rules.ts'
import { meaningOf } from '#/domains/report/words/meaning-rules.ts'
import { oneThingOf } from '#/domains/report/words/one-thing-rules.ts'
import type { Owner } from '#/domains/report/words/owner-rules.ts'
import { adviceFor, forPerson } from '#/domains/report/words/person-rules.ts'
import { voiceOf } from '#/domains/report/words/voice-rules.ts'
import type { SeedItem } from '#/mocks/seed/report-seed.ts'
import { everybody, isChild, people, type Person, resultsFor } from './people.ts'

/** Every result of the mock backend, for six persons: nothing that is said to a person is for another sex or age. */

/** What a person is told to do or told about themselves. */
const told = (detail: ItemDetail, seed: SeedItem, owner: Owner): string[] => {
  const child = isChild(owner)
  const voice = voiceOf({ sampleId: 'R1', packageId: child ? 'PKG-CHILD' : 'PKG-ADULT' }, null, '', child)
  const thing = oneThingOf(detail, seed.category, owner)
  return [
    detail.view.verdict,
    ...meaningOf(detail, seed.category, voice),
    ...detail.actions,
    ...detail.itemised.map(({ description }) => description),
    thing?.what ?? '',
    thing?.why ?? '',
    tellFamily(detail, voice, seed.category),
  ]
}
/** What a person reads about the disease. */
const facts = ({ lead, more, main }: ItemDetail): string[] => [
  lead,
  more,
  ...main.filter(({ header }) => header !== '参考文献').map(({ description }) => description),
]

function readBy(owner: Owner) {
  return resultsFor(owner).map(({ seed, item }) => {
    const whole = detailOf(item, seed.id, seed.category)
    const detail = whole && forPerson(whole, owner)
    const sheet = doctorEntries(item.results, seed.category).map(({ view }) => adviceFor(view.verdict, owner))
    const sentences = (texts: string[]) => texts.flatMap((text) => text.split(/[。！？；\n]/)).filter(Boolean)
    return {
      id: seed.id,
      told: detail ? sentences([...told(detail, seed, owner), ...sheet]) : [],
      facts: detail ? sentences(facts(detail)) : [],
    }
  })
}

/** Neither the name of the disease nor what is asked of relatives is about this person. */
const others = /“[^”]*”|(?:母亲|姐妹|亲属|家里|家族|兄弟)[^，]*的，|[男女]性亲属/g
const womens = /绝经|更年期|月经|怀孕|孕期|孕妇|哺乳|乳腺|乳房|钼靶|卵巢|子宫|宫颈|妇科|雌激素/
const mens = /前列腺|睾丸|阴囊/
const adults = /绝经|更年期|孕期|怀孕|备孕|喝酒|饮酒|开车|钼靶|前列腺|常规使用|[四五六七]十岁(?:以后|以上)/
const oneSex = (text: string) => /女性/.test(text) !== /男性/.test(text)
/** In a fact, what belongs to a time of life. */
const life = /绝经|更年期|月经|怀孕|孕期|孕妇|哺乳/

const notFor: Record<Person, (text: string) => boolean> = {
  man: (text) =>
    womens.test(text) || /[五六七]十岁(?:以后|以上)|四十五岁以后/.test(text) || (oneSex(text) && /女性/.test(text)),
  woman: (text) => mens.test(text) || /六十岁以后|孕期/.test(text) || (oneSex(text) && /男性/.test(text)),
  boy: (text) => womens.test(text) || adults.test(text),
  girl: (text) => adults.test(text) || /乳腺/.test(text),
  'somebody of 41, sex unknown': (text) => womens.test(text) || mens.test(text) || oneSex(text),
  'a woman, age unknown': (text) => /绝经|更年期|孕期|岁(?:以后|以上|起)/.test(text) || mens.test(text),
}

describe.each(everybody)('%s', (name) => {
  const all = readBy(people[name])

  test('is told nothing that is for another sex or age', () => {
    expect(all.length).toBeGreaterThan(80)
    expect(
      all.flatMap(({ id, told: texts }) =>
        texts.filter((text) => notFor[name](text.replace(others, ''))).map((text) => `${id} ${text}`),
      ),
    ).toEqual([])
  })

  test('reads no fact about a time of life that is not theirs', () => {
    if (name === 'woman') return
    const when = name === 'a woman, age unknown' ? /绝经|更年期|怀孕|孕期|孕妇|哺乳/ : life
    expect(
      all.flatMap(({ id, facts: texts }) => texts.filter((text) => when.test(text)).map((text) => `${id} ${text}`)),
    ).toEqual([])
  })

  test('still has something to do for every result', () => {
    expect(all.filter(({ told: texts }) => texts.length < 3).map(({ id }) => id)).toEqual([])
  })
})

test('what is for a person stays: a woman of 58 reads about the menopause', () => {
  const texts = readBy(people.woman).flatMap(({ told: all }) => all)
  expect(texts.filter((text) => text.includes('绝经以后'))).not.toEqual([])
  expect(texts.filter((text) => text.includes('乳腺超声'))).not.toEqual([])
})
