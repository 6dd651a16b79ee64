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
import { sentencesOf } from './item-texts.ts'
import { isForOthers, isOtherLife } from './not-for.ts'
import { everybody, isChild, people, resultsFor } from './people.ts'

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
    return {
      id: seed.id,
      told: detail ? sentencesOf([...told(detail, seed, owner), ...sheet]) : [],
      facts: detail ? sentencesOf(facts(detail)) : [],
    }
  })
}

describe.each(everybody)('%s', (name) => {
  const all = readBy(people[name])

  test('is told nothing that is for another sex or age', () => {
    expect(all.length).toBeGreaterThan(80)
    expect(
      all.flatMap(({ id, told: texts }) =>
        texts.filter((text) => isForOthers(name, text)).map((text) => `${id} ${text}`),
      ),
    ).toEqual([])
  })

  test('reads no fact about a time of life that is not theirs', () => {
    expect(
      all.flatMap(({ id, facts: texts }) =>
        texts.filter((text) => isOtherLife(name, text)).map((text) => `${id} ${text}`),
      ),
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
