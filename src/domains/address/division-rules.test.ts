import { expect, test } from 'vitest'
import { regionOptions } from './division-rules.ts'

const names = (options: ReturnType<typeof regionOptions>): unknown =>
  options?.map(({ value, children }) => (children ? { [value]: names(children) } : value)) ?? null

test('[VAL-008] a city or district missing in the server’s regions gets the name of the level above; an empty list gives no regions', () => {
  expect(regionOptions([])).toBeNull()
  expect(
    names(
      regionOptions([
        {
          name: '广东省',
          children: [
            { name: '深圳市', children: [{ name: '南山区' }] },
            { name: '东莞市', children: [] },
          ],
        },
        { name: '台湾省', children: [] },
      ]),
    ),
  ).toEqual([{ 广东省: [{ 深圳市: ['南山区'] }, { 东莞市: ['东莞市'] }] }, { 台湾省: [{ 台湾省: ['台湾省'] }] }])
})
