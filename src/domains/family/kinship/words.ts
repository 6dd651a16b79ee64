/** Chinese kinship terms by the shape of a path: age, gender, and the number of steps up and down. */

import type { Gender, Person } from './graph.ts'

/** Terms for a man, a woman and an unknown gender; null if there is no term and it must be composed. */
type Words = readonly [male: string, female: string, unknown: string | null]

export const byGender = (gender: Gender, [male, female, unknown]: Words): string | null =>
  gender === 'MALE' ? male : gender === 'FEMALE' ? female : unknown

/** Whether `one` is older; null when a birthday is unknown or both are the same day. */
export function isOlder(one: Person, other: Person): boolean | null {
  if (!one.birthday || !other.birthday || one.birthday === other.birthday) return null
  return one.birthday < other.birthday
}

export const aged = (older: boolean | null, elder: string, younger: string, unknown: string): string =>
  older === null ? unknown : older ? elder : younger

/** 堂 if all people in between are men, 表 if one of them is a woman, else 堂表. */
function branch(between: readonly Person[]): '堂' | '表' | '堂表' {
  if (between.some(({ gender }) => gender === 'FEMALE')) return '表'
  return between.every(({ gender }) => gender === 'MALE') ? '堂' : '堂表'
}

/** People of a blood line: `up[0]` is a parent of the first person, `down.at(-1)` the last person. */
export interface Line {
  first: Person
  up: readonly Person[]
  down: readonly Person[]
}

const parentIds = ({ parents }: Person): string[] => [...new Set(parents.map(({ id }) => id))]

/** Whether two people are half siblings: both have two known parents and share only one of them. */
function half(first: Person, last: Person, shared: Person): '同父异母的' | '同母异父的' | '' {
  const [mine, theirs] = [parentIds(first), parentIds(last)]
  if (mine.length < 2 || theirs.length < 2 || !shared.gender) return ''
  if (mine.filter((id) => theirs.includes(id)).length > 1) return ''
  return shared.gender === 'MALE' ? '同父异母的' : '同母异父的'
}

function sibling({ first, up: [parent], down: [last] }: Line): string | null {
  if (!parent || !last) return null
  const part = half(first, last, parent)
  if (!part && first.birthday && first.birthday === last.birthday)
    return byGender(last.gender, ['双胞胎兄弟', '双胞胎姐妹', '双胞胎兄弟姐妹'])
  const older = isOlder(last, first)
  const word = byGender(last.gender, [
    aged(older, '哥哥', '弟弟', '兄弟'),
    aged(older, '姐姐', '妹妹', '姐妹'),
    aged(older, '哥哥或姐姐', '弟弟或妹妹', '兄弟姐妹'),
  ])
  return part + word
}

/** 哥, 妹, 兄弟 … after 堂 or 表. */
const peer = (last: Person, first: Person): string | null => {
  const older = isOlder(last, first)
  return byGender(last.gender, [aged(older, '哥', '弟', '兄弟'), aged(older, '姐', '妹', '姐妹'), '兄弟姐妹'])
}

function parentsSibling(parent: Person, last: Person): string | null {
  const uncle = aged(isOlder(last, parent), '伯父', '叔叔', '叔伯')
  if (parent.gender === 'MALE') return byGender(last.gender, [uncle, '姑姑', '叔伯或姑姑'])
  if (parent.gender === 'FEMALE') return byGender(last.gender, ['舅舅', '姨妈', '舅舅或姨妈'])
  return byGender(last.gender, ['叔伯或舅舅', '姑姑或姨妈', '父母的兄弟姐妹'])
}

function grandparentsSibling([parent, grand]: readonly Person[], last: Person): string | null {
  if (!parent?.gender || !grand?.gender) return null
  const side = parent.gender === 'MALE' ? '' : '外'
  const uncle = aged(isOlder(last, grand), '伯祖父', '叔祖父', '伯叔祖父')
  const word = byGender(last.gender, grand.gender === 'MALE' ? [uncle, '姑祖母', null] : ['舅祖父', '姨祖母', null])
  return word && side + word
}

/** A cousin of a parent: 堂 or 表 from the parent's point of view. */
function parentsCousin([parent, grand]: readonly Person[], [between, last]: readonly Person[]): string | null {
  if (!parent?.gender || !grand || !between || !last) return null
  const uncle = aged(isOlder(last, parent), '伯', '叔', '叔伯')
  const word = byGender(last.gender, parent.gender === 'MALE' ? [uncle, '姑', null] : ['舅', '姨', null])
  return word && branch([grand, between]) + word
}

/** Children of a sibling or cousin: 侄 of men, 外甥 of women. */
function nephew(through: Person, last: Person): string | null {
  if (through.gender === 'MALE') return byGender(last.gender, ['侄子', '侄女', '侄子或侄女'])
  if (through.gender === 'FEMALE') return byGender(last.gender, ['外甥', '外甥女', '外甥或外甥女'])
  return byGender(last.gender, ['侄子或外甥', '侄女或外甥女', null])
}

function grandNephew([through, between, last]: readonly Person[]): string | null {
  if (!through?.gender || !between?.gender || !last) return null
  if (through.gender === 'FEMALE') return byGender(last.gender, ['外甥孙', '外甥孙女', null])
  return byGender(last.gender, between.gender === 'MALE' ? ['侄孙', '侄孙女', null] : ['侄外孙', '侄外孙女', null])
}

function grandparent(parent: Person, last: Person): string | null {
  if (parent.gender === 'MALE') return byGender(last.gender, ['爷爷', '奶奶', '爷爷或奶奶'])
  if (parent.gender === 'FEMALE') return byGender(last.gender, ['外公', '外婆', '外公或外婆'])
  return byGender(last.gender, ['爷爷或外公', '奶奶或外婆', '祖父母'])
}

const isMale = ({ gender }: Person): boolean => gender === 'MALE'

function ancestor(up: readonly Person[]): string | null {
  const [parent, grand] = up
  const last = up.at(-1)
  if (!parent || !last) return null
  if (up.length === 1) return byGender(last.gender, ['爸爸', '妈妈', '家长'])
  if (up.length === 2) return grandparent(parent, last)
  if (up.length === 3 && parent.gender === 'FEMALE')
    return byGender(last.gender, ['外曾祖父', '外曾祖母', '外曾祖父母'])
  if (up.length === 3 && parent.gender === 'MALE' && grand?.gender)
    return byGender(
      last.gender,
      grand.gender === 'MALE' ? ['曾祖父', '曾祖母', '曾祖父母'] : ['曾外祖父', '曾外祖母', '曾外祖父母'],
    )
  return up.length === 4 && up.slice(0, 3).every(isMale)
    ? byGender(last.gender, ['高祖父', '高祖母', '高祖父母'])
    : null
}

function grandchild(child: Person, last: Person): string | null {
  if (child.gender === 'MALE') return byGender(last.gender, ['孙子', '孙女', '孙子或孙女'])
  if (child.gender === 'FEMALE') return byGender(last.gender, ['外孙', '外孙女', '外孙或外孙女'])
  return byGender(last.gender, ['孙子或外孙', '孙女或外孙女', '孙辈'])
}

function descendant(down: readonly Person[]): string | null {
  const [child, between] = down
  const last = down.at(-1)
  if (!child || !last) return null
  if (down.length === 1) return byGender(last.gender, ['儿子', '女儿', '孩子'])
  if (down.length === 2) return grandchild(child, last)
  if (down.length === 3 && child.gender === 'FEMALE') return byGender(last.gender, ['外曾孙', '外曾孙女', '外曾孙辈'])
  if (down.length === 3 && child.gender === 'MALE' && between?.gender)
    return byGender(
      last.gender,
      between.gender === 'MALE' ? ['曾孙', '曾孙女', '曾孙辈'] : ['曾外孙', '曾外孙女', '曾外孙辈'],
    )
  return down.length === 4 && down.slice(0, 3).every(isMale)
    ? byGender(last.gender, ['玄孙', '玄孙女', '玄孙辈'])
    : null
}

/** The term for a parent or child by adoption; null without an adoption. */
function adopted({ first, up, down }: Line): string | null {
  const [parent] = up
  const [child] = down
  if (parent && up.length === 1 && down.length === 0 && isAdopted(first, parent.id))
    return byGender(parent.gender, ['养父', '养母', '养父母'])
  if (child && up.length === 0 && down.length === 1 && isAdopted(child, first.id))
    return byGender(child.gender, ['养子', '养女', '养子或养女'])
  return null
}

const isAdopted = (child: Person, parentId: string): boolean =>
  child.parents.some(({ id, bond }) => id === parentId && bond === 'adopted')

/** The term for a blood line; null when Chinese has none in use. */
export function bloodWord(line: Line): string | null {
  const { first, up, down } = line
  const last = down.at(-1)
  const [parent] = up
  const [through] = down
  if (up.length + down.length === 1) return adopted(line) ?? (last ? descendant(down) : ancestor(up))
  if (!last) return ancestor(up)
  if (!parent || !through) return descendant(down)
  const shape = `${up.length}-${down.length}`
  const below = [...up.slice(0, -1), ...down.slice(0, -1)]
  if (shape === '1-1') return sibling(line)
  if (shape === '1-2') return nephew(through, last)
  if (shape === '1-3') return grandNephew(down)
  if (shape === '2-1') return parentsSibling(parent, last)
  if (shape === '2-2') return branch(below) + peer(last, first)
  if (shape === '2-3') return cousinsChild(below, down)
  if (shape === '3-1') return grandparentsSibling(up, last)
  if (shape === '3-2') return parentsCousin(up, down)
  return shape === '3-3' ? `远房${branch(below)}${peer(last, first)}` : null
}

function cousinsChild(below: readonly Person[], [, cousin, last]: readonly Person[]): string | null {
  if (!cousin?.gender || !last?.gender) return null
  const word = nephew(cousin, last)
  return word && branch(below.slice(0, -1)) + word
}
