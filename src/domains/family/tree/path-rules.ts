import type { Path } from '../kinship/graph.ts'
import { wordOf } from '../kinship/kinship.ts'
import type { Member, Pedigree } from './pedigree-rules.ts'

/** The people from me to a person, by their terms: 我 › 妈妈 › 外公. */
export const chainOf = ({ members }: Pick<Pedigree, 'members'>, { path }: Member): Member[] =>
  path?.people.flatMap(({ id }) => members.get(id) ?? []) ?? []

const hopAt = ({ people, steps }: Path, at: number): string =>
  wordOf({ people: people.slice(at, at + 2), steps: steps.slice(at, at + 1) })

/** The path step by step: 我的妈妈的爸爸; null for me and for people who are not connected. */
export function pathText({ path }: Member): string | null {
  if (!path || path.steps.length === 0) return null
  return ['我', ...path.steps.map((_, at) => hopAt(path, at))].join('的')
}

/** Terms that do not express age or gender. */
const ageless = /叔伯|伯叔|兄弟|姐妹|或弟弟|或妹妹/
const twins = /^双胞胎/

/** The reason why a term is not exact; null for an exact term. */
export function inexactTermReason(word: string): string | null {
  if (/或|家长|孩子|爱人|祖父母|父母的|堂表|[孙]辈|兄弟姐妹/.test(word) && !twins.test(word))
    return `还不知道性别或出生日期，所以先称“${word}”。`
  return ageless.test(word) && !twins.test(word) ? `还不知道出生日期，分不出谁年长，所以先称“${word}”。` : null
}
