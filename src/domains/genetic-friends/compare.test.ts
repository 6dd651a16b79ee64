import { expect, test } from 'vitest'
import { compare, sameText } from './compare.ts'

const entry = (id: string, name: string, result: string) => ({ id, name, result })

test('[FAM-010] in a comparison, equal items come first, then different items, then items that only one person has', () => {
  const mine = [entry('1', '甲', 'A'), entry('2', '乙', 'B'), entry('3', '丙', 'C'), entry('4', '丁', 'D')]
  const friend = [entry('5', '戊', 'E'), entry('3', '丙', ' C '), entry('2', '乙', 'X'), entry('4', '丁', 'D')]
  const rows = compare(mine, friend)
  expect(rows.map(({ name, mine: own, friend: other, same }) => [name, own, other, same])).toEqual([
    ['丙', 'C', 'C', true],
    ['丁', 'D', 'D', true],
    ['乙', 'B', 'X', false],
    ['甲', 'A', null, false],
    ['戊', null, 'E', false],
  ])
  expect(sameText(rows)).toBe('两人都有的3项里，2项相同')
})

test('[FAM-010] an item without an id is matched by name', () => {
  const [row, ...more] = compare([entry('T01', '酒精代谢能力', '较弱')], [entry('', ' 酒精代谢能力 ', '较弱')])
  expect(row).toMatchObject({ mine: '较弱', friend: '较弱', same: true })
  expect(more).toEqual([])
})

test('two items with the same name and different ids are listed separately', () => {
  const rows = compare([entry('1', '位点', 'A')], [entry('2', '位点', 'A')])
  expect(rows.map(({ mine, friend }) => [mine, friend])).toEqual([
    ['A', null],
    [null, 'A'],
  ])
})

test('empty values never count as equal, and several entries of one item are joined into one line', () => {
  expect(compare([entry('1', '甲', '')], [entry('1', '甲', ' ')])).toMatchObject([
    { mine: '', friend: '', same: false },
  ])
  const several = [entry('1', '甲', 'A'), entry('1', '甲', 'B'), entry('1', '甲', 'A')]
  expect(compare(several, [entry('1', '甲', 'A')])).toMatchObject([{ mine: 'A、B', friend: 'A', same: false }])
})

test('without common items, there is no text about the number of equal items', () => {
  expect(sameText(compare([], []))).toBe('')
  expect(sameText(compare([entry('1', '甲', 'A')], []))).toBe('')
})
