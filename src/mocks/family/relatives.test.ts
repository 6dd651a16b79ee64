import { expect, test } from 'vitest'
import { nameOfRelation, relationKinds } from './relatives.ts'

test.each([
  ['父亲', '儿子', '女儿'],
  ['母亲', '儿子', '女儿'],
  ['丈夫', '丈夫', '妻子'],
  ['妻子', '丈夫', '妻子'],
  ['儿子', '父亲', '母亲'],
  ['女儿', '父亲', '母亲'],
  ['哥哥', '弟弟', '妹妹'],
  ['弟弟', '哥哥', '姐姐'],
  ['姐姐', '弟弟', '妹妹'],
  ['妹妹', '哥哥', '姐姐'],
  ['爷爷', '孙子', '孙女'],
  ['奶奶', '孙子', '孙女'],
  ['外公', '外孙', '外孙女'],
  ['外婆', '外孙', '外孙女'],
  ['孙子', '爷爷', '奶奶'],
  ['孙女', '爷爷', '奶奶'],
  ['外孙', '外公', '外婆'],
  ['外孙女', '外公', '外婆'],
])('for a person invited as %s, the inviting man is %s and the inviting woman is %s', (name, man, woman) => {
  const back = relationKinds
    .find((kind) => kind.name === name)
    ?.back.slice(0, 2)
    .map(nameOfRelation)
  expect(back).toEqual([man, woman])
})
