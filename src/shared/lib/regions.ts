import { areaList } from '@vant/area-data'
import { grouped } from './grouped.ts'

/** The list of districts is large, so this module is loaded only when a region picker opens. */
export interface RegionOption {
  label: string
  /** The name of the region: addresses store names, not codes. */
  value: string
  children?: RegionOption[]
}

interface AreaList {
  province_list: Record<string, string>
  city_list: Record<string, string>
  county_list: Record<string, string>
}

const option = (name: string, children?: RegionOption[]): RegionOption => ({
  label: name,
  value: name,
  ...(children ? { children } : {}),
})

/** Names grouped by the code of their parent: its first 2 digits for cities, 4 for districts. */
const byParent = (list: Record<string, string>, digits: number) =>
  grouped(Object.entries(list), ([code]) => code.slice(0, digits))

/**
 * Province, city and district as cascading options. An address needs three selections (VAL-008), so every branch has
 * three levels: a municipality is its own city, a city without districts is its own district.
 */
export function toRegions({
  province_list: provinces,
  city_list: cities,
  county_list: districts,
}: AreaList): RegionOption[] {
  const citiesOf = byParent(cities, 2)
  const districtsOf = byParent(districts, 4)
  const below = (code: string, name: string) => {
    const districtNames = districtsOf.get(code.slice(0, 4))?.map(([, district]) => district) ?? [name]
    return option(
      name,
      districtNames.map((district) => option(district)),
    )
  }
  return Object.entries(provinces).map(([code, name]) => {
    const own = citiesOf.get(code.slice(0, 2))?.map(([cityCode, city]) => below(cityCode, city))
    // A province without cities is its own city; the codes of its districts begin with its two digits and 01.
    return option(name, own ?? [below(`${code.slice(0, 2)}01`, name)])
  })
}

export const regions = toRegions(areaList)
