import type { RelativeRow } from './rows.ts'

/** The number of generations from the eldest couple to the user. */
const ME_IN = 2
const CHILDREN = 3
const SURNAMES = '赵钱孙李周吴郑王冯陈'
const GIVEN = '安宁平和康乐文静'

interface Blood {
  row: RelativeRow
  level: number
}

/**
 * A family of n people, grown from one couple with three children each; one person of the third generation is the user.
 */
export function largeFamily(userId: string, n: number): RelativeRow[] {
  const rows: RelativeRow[] = []
  const add = (level: number, gender: 'MALE' | 'FEMALE', parents: readonly RelativeRow[]): RelativeRow => {
    const at = rows.length
    const row: RelativeRow = {
      id: `FX${at + 1}`,
      userId,
      relation: '',
      name: `${SURNAMES[at % SURNAMES.length]}${GIVEN[at % GIVEN.length]}`,
      gender,
      birthday: `${1930 + level * 26 + (at % 9)}-0${1 + (at % 9)}-11`,
      fatherId: parents[0]?.id ?? null,
      motherId: parents[1]?.id ?? null,
      spouseId: null,
      hasReport: at % 4 === 0,
      relativeUserId: null,
    }
    rows.push(row)
    return row
  }
  const line: Blood[] = [{ row: add(0, 'MALE', []), level: 0 }]
  for (const { row, level } of line) {
    if (rows.length >= n) break
    const couple = add(level, row.gender === 'MALE' ? 'FEMALE' : 'MALE', [])
    row.spouseId = couple.id
    const parents = row.gender === 'MALE' ? [row, couple] : [couple, row]
    for (let child = 0; child < CHILDREN && rows.length < n; child += 1)
      line.push({ row: add(level + 1, child % 2 === 0 ? 'MALE' : 'FEMALE', parents), level: level + 1 })
  }
  const me = line.find(({ level }) => level === ME_IN) ?? line[0]
  if (me) me.row.relation = 'SELF'
  return rows
}
