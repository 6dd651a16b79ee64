import { describe, expect, test } from 'vitest'
import { fiveGenerations, kinshipOf, parsePeople } from '#tests/families.ts'
import { familyOf } from './graph.ts'

const word = (to: string, from = 'me') => kinshipOf(fiveGenerations, from, to)?.word ?? null

/** `id word` pairs. */
const pairs = (text: string): [string, string][] =>
  text
    .split(/\s{2,}|\n/)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [id = '', ...words] = pair.split(' ')
      return [id, words.join(' ')]
    })

describe('the kinship terms from a man’s view', () => {
  test.each(
    pairs(`
      me 我  dad 爸爸  mom 妈妈  grandpa 爷爷  grandma 奶奶  grandpa2 外公  grandma2 外婆
      gg 曾祖父  ggw 曾祖母  gmf 曾外祖父  mff 外曾祖父  mmm 外曾祖母  ggg 高祖父
      gpBig 伯祖父  gpBigWife 伯祖母  gpSmall 叔祖父  gpOld 伯叔祖父  gpSis 姑祖母  gpSisHusband 姑祖父
      gmBro 舅祖父  gmBroWife 舅祖母  gmSis 姨祖母  g2Big 外伯祖父  g2Small 外叔祖父  g2Sis 外姑祖母
      gm2Bro 外舅祖父  gm2Sis 外姨祖母
      dadBig 伯父  dadBigWife 伯母  dadSmall 叔叔  dadSmallWife 婶婶  dadBro 叔伯  dadBroWife 叔伯的妻子
      dadSis 姑姑  dadSisHusband 姑父  momBro 舅舅  momBroWife 舅妈  momSis 姨妈  momSisHusband 姨父
      gpBigSon 堂伯  gpBigSonWife 堂伯母  gpSmallSon 堂叔  gpSmallSonWife 堂婶  gpSmallGirl 堂姑  gpSmallGirlHusband 堂姑父
      gpSisSon 表叔  gmBroGirl 表姑  g2BigSon 堂舅  g2BigGirl 堂姨  gm2SisSon 表舅  gm2SisGirl 表姨
      brother 哥哥  brotherWife 嫂子  little 弟弟  littleWife 弟媳  sister 姐姐  sisterHusband 姐夫
      littleSis 妹妹  littleSisHusband 妹夫  twin 双胞胎姐妹  someBro 兄弟  someBroWife 兄弟的妻子  someSis 姐妹
      somebody 兄弟姐妹  brotherWifeDad 嫂子的爸爸
      halfDad 同父异母的哥哥  halfMom 同母异父的妹妹  dadFirst 爸爸的前妻  momSecond 继父  stepSon 继弟
      cousinBig 堂哥  cousinBigWife 堂嫂  cousinSmall 堂弟  cousinSmallWife 堂弟媳  cousinSis 堂姐  cousinSisHusband 堂姐夫
      cousinLittle 堂妹  cousinLittleHusband 堂妹夫  cousinMan 堂兄弟  cousinWoman 堂姐妹  cousinWho 堂兄弟姐妹
      auntSon 表哥  auntSonWife 表嫂  auntSmall 表弟  auntGirl 表姐  auntGirlHusband 表姐夫  auntLittle 表妹
      uncleSon 表弟  uncleGirl 表姐  momSisSon 表兄弟  momSisGirl 表姐妹
      farBig 远房堂哥  farSmall 远房堂妹  farOther 远房表姐  farOther2 远房表弟
      nephew 侄子  nephewWife 侄媳  niece 侄女  nieceHusband 侄女婿  nephew2 外甥  nephew2Wife 外甥媳
      niece2 外甥女  niece2Husband 外甥女婿  grandNephew 侄孙  grandNiece 侄孙女  grandNephew2 侄外孙
      grandNephew3 外甥孙  grandNiece3 外甥孙女
      cousinKid 堂侄子  cousinKid2 堂侄女  cousinKid3 堂外甥  auntKid 表侄子  auntKid2 表外甥女
      wife 妻子  son 儿子  sonWife 儿媳  girl 女儿  girlHusband 女婿  child 孩子  adoptedSon 养子  adoptedGirl 养女
      grandson 孙子  grandsonWife 孙媳  granddaughter 孙女  grandson2 外孙  granddaughter2 外孙女
      granddaughter2Husband 外孙女婿  grandchild 孙辈  greatGrandson 曾孙  greatGranddaughter 曾孙女
      greatGrandson2 曾外孙  greatGrandson3 外曾孙  gggrandson 玄孙  sonWifeDad 亲家公  sonWifeMom 亲家母
      wifeDad 岳父  wifeMom 岳母  wifeGrandpa 妻子的爷爷  wifeBro 大舅子  wifeBroWife 内嫂  wifeSmallBro 小舅子
      wifeSis 大姨子  wifeSisHusband 连襟  wifeSmallSis 小姨子  wifeAnySis 妻子的姐妹  wifeFirstSon 继子
    `),
  )('the relative %s is %s', (id, expected) => {
    expect(word(id)).toBe(expected)
  })

  test('a person who is not connected has no kinship term', () => {
    expect(word('stranger')).toBeNull()
    expect(word('nobody')).toBeNull()
    expect(word('me', 'nobody')).toBeNull()
  })
})

describe('the kinship terms from other people’s view', () => {
  test.each([
    ['wife', 'dad', '公公'],
    ['wife', 'mom', '婆婆'],
    ['wife', 'brother', '大伯子'],
    ['wife', 'little', '小叔子'],
    ['wife', 'sister', '大姑子'],
    ['wife', 'littleSis', '小姑子'],
    ['wife', 'brotherWife', '妯娌'],
    ['wife', 'littleWife', '妯娌'],
    ['wife', 'sisterHusband', '丈夫的姐夫'],
    ['wife', 'grandpa', '丈夫的爷爷'],
    ['wife', 'me', '丈夫'],
    ['dad', 'me', '儿子'],
    ['dad', 'wife', '儿媳'],
    ['grandpa2', 'me', '外孙'],
    ['gg', 'me', '曾孙'],
    ['mff', 'me', '曾外孙'],
    ['ggg', 'me', '玄孙'],
    ['dadSis', 'me', '侄子'],
    ['momBro', 'me', '外甥'],
    ['momBro', 'sister', '外甥女'],
    ['cousinBig', 'me', '堂弟'],
    ['auntSon', 'me', '表弟'],
    ['uncleGirl', 'sister', '表姐'],
    ['niece', 'me', '叔叔'],
    ['niece2', 'me', '舅舅'],
    ['nephew', 'sister', '姑姑'],
    ['son', 'wifeSis', '姨妈'],
    ['son', 'wifeBro', '舅舅'],
    ['adoptedSon', 'me', '养父'],
    ['adoptedSon', 'wife', '养母'],
    ['wifeFirstSon', 'me', '继父'],
    ['grandson', 'me', '爷爷'],
    ['grandson2', 'me', '外公'],
    ['grandson2', 'wife', '外婆'],
    ['sonWifeDad', 'me', '亲家公'],
    ['sonWifeDad', 'wife', '亲家母'],
    ['child', 'grandpa', '曾祖父'],
    ['grandchild', 'me', '爷爷或外公'],
    ['somebody', 'son', '侄子'],
    ['sisterHusband', 'me', '小舅子'],
    ['sisterHusband', 'littleSis', '小姨子'],
  ])('the person %s sees the person %s as %s', (from, to, expected) => {
    expect(word(to, from)).toBe(expected)
  })
})

describe('contradictory data', () => {
  test('two fathers of one person both have the term 爸爸', () => {
    const two = familyOf(parsePeople('a m 1960\nb m 1961\nme f 1990 > a b'))
    expect([kinshipOf(two, 'me', 'a')?.word, kinshipOf(two, 'me', 'b')?.word]).toEqual(['爸爸', '爸爸'])
  })

  test('a cycle of parents causes no endless loop, and the shortest path gives the kinship term', () => {
    const cycle = familyOf(parsePeople('a m 1960 > b\nb m 1961 > c\nc m 1962 > a\nme f 1990 > a'))
    expect(['a', 'b', 'c'].map((id) => kinshipOf(cycle, 'me', id)?.word)).toEqual(['爸爸', '爷爷', '哥哥'])
  })

  test('unknown ids and the person’s own id are ignored as relatives; of two entries with the same id the first is used', () => {
    const odd = familyOf([...parsePeople('me m 1990 > me nobody + me nobody'), ...parsePeople('me f 1990')])
    expect(odd.people.get('me')?.gender).toBe('MALE')
    expect(odd.neighbours.get('me')).toEqual([])
  })

  test('a parent entered twice is stored once', () => {
    const twice = familyOf(parsePeople('dad m 1960\nme m 1990 > dad dad*'))
    expect(twice.neighbours.get('dad')).toEqual([{ id: 'me', step: 'down' }])
    expect(twice.neighbours.get('me')).toEqual([{ id: 'dad', step: 'up' }])
  })
})

describe('kinship terms of people whose gender is unknown', () => {
  const vague = familyOf(
    parsePeople(`
      gp x ?
      parent x ? > gp
      uncle m ? > gp
      aunt f ? > gp
      other x ? > gp
      cousin m 1980 > other
      me m 1990 > parent
      partner x ? + me
    `),
  )
  test.each([
    ['parent', '家长'],
    ['gp', '祖父母'],
    ['uncle', '叔伯或舅舅'],
    ['aunt', '姑姑或姨妈'],
    ['other', '父母的兄弟姐妹'],
    ['cousin', '堂表哥'],
    ['partner', '爱人'],
  ])('the relative %s is %s', (id, expected) => {
    expect(kinshipOf(vague, 'me', id)?.word).toBe(expected)
  })
})
