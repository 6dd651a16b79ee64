import type { RegionOption } from '#/shared/lib/regions.ts'
import type { Division } from './model.ts'

const option = (name: string, children?: RegionOption[]): RegionOption => ({
  label: name,
  value: name,
  ...(children ? { children } : {}),
})

/**
 * The server's divisions as options. Every branch has three levels (VAL-008): a province without cities is its own
 * city, a city without districts its own district.
 * @returns null if the server has no divisions; the app's own list is used then.
 */
export function regionOptions(given: readonly Division[]): RegionOption[] | null {
  if (given.length === 0) return null
  const below = (name: string, districts: readonly { name: string }[]) =>
    option(name, districts.length > 0 ? districts.map((district) => option(district.name)) : [option(name)])
  return given.map(({ name, children }) =>
    option(name, children.length > 0 ? children.map((city) => below(city.name, city.children)) : [below(name, [])]),
  )
}
