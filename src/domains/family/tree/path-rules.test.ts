import { expect, test } from 'vitest'
import { fiveGenerations } from '#tests/families.ts'
import { factsOf, relationsOf } from '#tests/pedigrees.ts'
import { chainOf, pathText, inexactTermReason } from './path-rules.ts'
import { pedigreeOf } from './pedigree-rules.ts'

const wholePedigree = pedigreeOf(factsOf(relationsOf([...fiveGenerations.people.values()])))

test.each([
  ['grandpa2', '我 妈妈 外公', '我的妈妈的爸爸'],
  ['sister', '我 爸爸 姐姐', '我的爸爸的女儿'],
  ['wife', '我 妻子', '我的妻子'],
  ['me', '我', null],
])('the path to the relative %s is %s', (id, chain, said) => {
  const member = wholePedigree.members.get(id)
  if (!member) throw new Error(`${id} is in the family`)
  expect(
    chainOf(wholePedigree, member)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(chain)
  expect(pathText(member)).toBe(said)
})

test.each(['堂兄弟', '姐妹', '叔伯', '兄弟'])('the kinship term %s has a note that the birthday is unknown', (word) => {
  expect(inexactTermReason(word)).toBe(`还不知道出生日期，分不出谁年长，所以先称“${word}”。`)
})

test.each(['爷爷或奶奶', '孩子', '弟弟或妹妹', '双胞胎'])(
  'the kinship term %s has a note that sex or birthday is unknown, except 双胞胎',
  (word) => {
    expect(inexactTermReason(word)).toBe(word === '双胞胎' ? null : `还不知道性别或出生日期，所以先称“${word}”。`)
  },
)

test.each(['爸爸', '姐姐', '堂弟', '双胞胎兄弟', '岳父', '嫂子', '伯父'])('the kinship term %s has no note', (word) => {
  expect(inexactTermReason(word)).toBeNull()
})
