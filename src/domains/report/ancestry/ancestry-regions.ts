/** The places of the reference populations. The names come from the laboratory; a region is not a country. */

interface Region {
  latitude: number
  /** Degrees east of Greenwich; negative in the west. */
  longitude: number
  /** The coordinates are the middle of the region, or the place where most of its people live. */
  spot: string
}

const region = (latitude: number, longitude: number, spot: string): Region => ({ latitude, longitude, spot })

const regions: ReadonlyMap<string, Region> = new Map([
  ['华北', region(38, 115, '华北平原')],
  ['华中', region(30, 112.5, '两湖平原')],
  ['华东', region(31, 119, '长江下游')],
  ['华南', region(23.5, 113, '珠江一带')],
  ['东北', region(45.5, 126, '松嫩平原')],
  ['西南', region(26.5, 102.5, '云贵高原')],
  ['西北', region(41, 85, '天山南北')],
  ['青藏高原', region(31.5, 90, '高原中部')],
  ['蒙古高原', region(46.5, 104, '高原中部')],
  ['北亚', region(62, 105, '西伯利亚中部')],
  ['西伯利亚', region(62, 105, '西伯利亚中部')],
  ['朝鲜半岛', region(37.5, 127.5, '半岛中部')],
  ['日本列岛', region(36, 138, '本州中部')],
  ['日本', region(36, 138, '本州中部')],
  ['东亚', region(34, 109, '黄河与长江之间')],
  ['中南半岛', region(16, 102.5, '湄公河中游')],
  ['东南亚', region(12, 105, '湄公河下游')],
  ['南洋群岛', region(-1, 114, '婆罗洲')],
  ['南亚', region(22, 79, '南亚次大陆中部')],
  ['中亚', region(43, 67, '锡尔河一带')],
  ['西亚', region(33, 44, '两河流域')],
  ['东欧', region(54, 37, '东欧平原')],
  ['北欧', region(62, 16, '斯堪的纳维亚')],
  ['西欧', region(48, 3, '塞纳河一带')],
  ['南欧', region(42, 14, '地中海北岸')],
  ['欧洲', region(50, 14, '大陆中部')],
  ['北非', region(30, 10, '地中海南岸')],
  ['西非', region(9, -3, '几内亚湾北岸')],
  ['东非', region(1, 36, '大湖以东')],
  ['非洲', region(4, 22, '大陆中部')],
  ['北美', region(45, -100, '大平原')],
  ['美洲', region(20, -100, '大陆中部')],
  ['南美', region(-12, -62, '大陆中部')],
  ['大洋洲', region(-24, 134, '澳洲大陆中部')],
])

export const regionNames: readonly string[] = [...regions.keys()]

/** The place of an area on the map. Null if the place is unknown: the area is then only in the list. */
export const regionOf = (area: string): Region | null => regions.get(area) ?? null
