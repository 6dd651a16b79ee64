import { expect, test } from 'vitest'
import { type RegionOption, regions, toRegions } from './regions.ts'

const names = (options: readonly RegionOption[] | undefined) => options?.map((option) => option.label)
const below = (options: readonly RegionOption[] | undefined, name: string) =>
  options?.find((option) => option.label === name)?.children

const small = {
  province_list: { '110000': '北京市', '440000': '广东省', '710000': '台湾省' },
  city_list: { '440100': '广州市', '440300': '深圳市', '441900': '东莞市' },
  county_list: { '110101': '东城区', '110102': '西城区', '440103': '荔湾区', '440305': '南山区', '440306': '宝安区' },
}

test('each city belongs to its province, and each district to its city', () => {
  const guangdong = below(toRegions(small), '广东省')
  expect(names(guangdong)).toEqual(['广州市', '深圳市', '东莞市'])
  expect(names(below(guangdong, '深圳市'))).toEqual(['南山区', '宝安区'])
})

test('[VAL-008] a municipality has a single city with the same name', () => {
  const beijing = below(toRegions(small), '北京市')
  expect(names(beijing)).toEqual(['北京市'])
  expect(names(below(beijing, '北京市'))).toEqual(['东城区', '西城区'])
})

test('[VAL-008] a city without districts has a single district with the same name', () => {
  expect(names(below(below(toRegions(small), '广东省'), '东莞市'))).toEqual(['东莞市'])
  expect(names(below(below(toRegions(small), '台湾省'), '台湾省'))).toEqual(['台湾省'])
})

test('[VAL-008] every branch of the region list has three levels with names', () => {
  expect(regions).toHaveLength(34)
  const wrong = regions.flatMap((province) =>
    (province.children ?? []).filter(
      (city) => !city.children?.length || new Set(names(city.children)).size !== city.children.length,
    ),
  )
  expect(wrong).toEqual([])
  expect(regions.every((province) => new Set(names(province.children)).size === province.children?.length)).toBe(true)
})

test('the value of a region option is its name, because an address stores names', () => {
  expect(regions.find((province) => province.label === '广东省')?.value).toBe('广东省')
  expect(names(below(below(regions, '广东省'), '深圳市'))).toContain('南山区')
  expect(names(below(regions, '上海市'))).toEqual(['上海市'])
})
