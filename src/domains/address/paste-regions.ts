/** A region of the bundled list (src/shared/lib/regions.ts). */
export interface Region {
  value: string
  children?: readonly Region[]
}

export interface FoundRegion {
  region: string[]
  start: number
  end: number
}

const PEOPLES =
  /(土家族|蒙古族|布依族|哈尼族|景颇族|傈僳族|朝鲜族|苗族|侗族|藏族|羌族|彝族|壮族|傣族|白族|回族|蒙古|柯尔克孜|哈萨克)+$/

/** The common short name: `广东`, `深圳`, `恩施`; the full name if there is no short name. */
function shortName(name: string): string {
  const plain = name.replace(/(特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|自治州|地区|省|市|盟)$/, '')
  const short = plain.replace(PEOPLES, '')
  // 内蒙古 is not shortened, because without 蒙古 only 内 would be left.
  return [short, plain].find((text) => text.length >= 2) ?? name
}

const shortDistrict = (name: string): string => {
  const short = name.replace(/(自治县|区|县|市|旗)$/, '').replace(PEOPLES, '')
  return short.length >= 2 ? short : name
}

const BLANKS = /[\s,，、;；|/\\·.。-]*/y

function skip(text: string, at: number): number {
  BLANKS.lastIndex = at
  BLANKS.test(text)
  return BLANKS.lastIndex
}

/** Suffixes that make a short name part of a street, village or building: 宝安路 is not 宝安区. */
const GOES_ON = /^(路|街|大道|大街|巷|道|村|镇|乡|里|桥|站|广场|大厦|花园|小区|新村|公园|医院|大学|学校)/

interface Step {
  name: string
  end: number
  children: readonly Region[]
}

/** Words between a city and its districts that carry no information: 上海市市辖区徐汇区. */
const FILLER = /^(市辖区|(?:省|自治区)?直辖(?:县级?)?(?:行政区划|行政单位)?)/

/** The region at a position of the text; full names are tried before short names, longer names before shorter names. */
function stepAt(text: string, at: number, level: readonly Region[], short: (name: string) => string): Step | null {
  const from = skip(text, at)
  const hits = level.flatMap((region) => {
    const brief = short(region.value)
    if (text.startsWith(region.value, from)) return [{ region, length: region.value.length, full: true }]
    const goesOn = GOES_ON.test(text.slice(from + brief.length))
    return text.startsWith(brief, from) && !goesOn ? [{ region, length: brief.length, full: false }] : []
  })
  const best = hits.sort((a, b) => Number(b.full) - Number(a.full) || b.length - a.length)[0]
  const filler = best ? '' : (FILLER.exec(text.slice(from))?.[0] ?? '')
  if (filler) return stepAt(text, from + filler.length, level, short)
  return best ? { name: best.region.value, end: from + best.length, children: best.region.children ?? [] } : null
}

/** The district of a city without districts. */
const NO_DISTRICT = '市辖区'

const byFull = (name: string): string => name

/** City and district below a province; a missing city follows from its district. */
function belowProvince(text: string, province: Region, at: number): { path: string[]; end: number } | null {
  const cities = province.children ?? []
  const city = stepAt(text, at, cities, shortName)
  if (city) {
    const district = stepAt(text, city.end, city.children, shortDistrict)
    if (district) return { path: [city.name, district.name], end: district.end }
    const own = city.children.find(({ value }) => value === city.name || value === NO_DISTRICT)
    if (own) return { path: [city.name, own.value], end: city.end }
  }
  const short = cities.length === 1 ? shortDistrict : byFull
  for (const own of cities) {
    const district = stepAt(text, at, own.children ?? [], short)
    if (district) return { path: [own.value, district.name], end: district.end }
  }
  return null
}

function fromProvince(text: string, regions: readonly Region[], at: number): FoundRegion | null {
  const province = stepAt(text, at, regions, shortName)
  const row = regions.find((entry) => entry.value === province?.name)
  if (!province || !row || skip(text, at) !== at) return null
  const below = belowProvince(text, row, province.end)
  return below ? { region: [row.value, ...below.path], start: at, end: below.end } : null
}

/** `深圳市南山区`, `深圳南山区`: the province follows from the city. */
function fromCity(text: string, regions: readonly Region[], at: number): FoundRegion | null {
  if (skip(text, at) !== at) return null
  for (const province of regions) {
    const city = stepAt(text, at, province.children ?? [], shortName)
    const district = city ? stepAt(text, city.end, city.children, byFull) : null
    if (city && district) return { region: [province.value, city.name, district.name], start: at, end: district.end }
  }
  return null
}

/** A district alone, if its name is unique. */
function fromDistrict(text: string, regions: readonly Region[], at: number): FoundRegion | null {
  const hits = regions.flatMap((province) =>
    (province.children ?? []).flatMap((city) =>
      (city.children ?? [])
        .filter(({ value }) => value.length >= 3 && value !== NO_DISTRICT && text.startsWith(value, at))
        .map((district) => [province.value, city.value, district.value]),
    ),
  )
  const [only] = hits
  return only && hits.length === 1 ? { region: only, start: at, end: at + (only[2] ?? '').length } : null
}

/** The first region in a text, as province, city and district; null when none is certain. */
export function findRegion(text: string, regions: readonly Region[]): FoundRegion | null {
  for (const reader of [fromProvince, fromCity, fromDistrict])
    for (let at = 0; at < text.length; at += 1) {
      const found = reader(text, regions, at)
      if (found) return found
    }
  return null
}
