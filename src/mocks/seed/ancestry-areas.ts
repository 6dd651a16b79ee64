import type { SeedAncestryArea } from './report-seed.ts'

const area = (name: string, rate: number, nations: Record<string, number>): SeedAncestryArea => ({
  area: name,
  rate,
  ancestryNations: Object.entries(nations).map(([chineseName, share]) => ({ chineseName, rate: share })),
})

/** The ancestry composition of the adult report; the rates add up to 1. */
export const adultAreas: SeedAncestryArea[] = [
  area('华北', 0.384, { 北方汉族: 0.353, 满族: 0.019, 回族: 0.012 }),
  area('华中', 0.234, { 南方汉族: 0.209, 土家族: 0.016, 苗族: 0.009 }),
  area('华南', 0.128, { 岭南汉族: 0.094, 壮族: 0.021, 畲族: 0.013 }),
  area('东北', 0.061, { 东北汉族: 0.044, 锡伯族: 0.017 }),
  area('西南', 0.048, { 彝族: 0.026, 白族: 0.022 }),
  area('朝鲜半岛', 0.034, { 朝鲜族: 0.034 }),
  area('日本列岛', 0.027, { 日本人: 0.027 }),
  area('蒙古高原', 0.024, { 蒙古族: 0.019, 达斡尔族: 0.005 }),
  area('青藏高原', 0.018, { 藏族: 0.014, 羌族: 0.004 }),
  area('中南半岛', 0.016, { 傣族: 0.011, 京族: 0.005 }),
  area('西北', 0.012, { 维吾尔族: 0.007, 哈萨克族: 0.005 }),
  area('北亚', 0.005, { 鄂温克族: 0.003, 雅库特人: 0.002 }),
  area('南洋群岛', 0.004, { 高山族: 0.004 }),
  area('中亚', 0.003, { 乌兹别克族: 0.003 }),
  area('东欧', 0.002, { 俄罗斯族: 0.002 }),
]

/** The composition of the child, whose mother's family comes from the south. */
export const childAreas: SeedAncestryArea[] = [
  area('华南', 0.312, { 岭南汉族: 0.241, 壮族: 0.048, 畲族: 0.023 }),
  area('华北', 0.246, { 北方汉族: 0.224, 满族: 0.013, 回族: 0.009 }),
  area('华中', 0.221, { 南方汉族: 0.198, 土家族: 0.013, 苗族: 0.01 }),
  area('西南', 0.062, { 白族: 0.034, 彝族: 0.028 }),
  area('中南半岛', 0.041, { 傣族: 0.027, 京族: 0.014 }),
  area('东北', 0.034, { 东北汉族: 0.025, 锡伯族: 0.009 }),
  area('朝鲜半岛', 0.021, { 朝鲜族: 0.021 }),
  area('南洋群岛', 0.019, { 高山族: 0.012, 马来人: 0.007 }),
  area('青藏高原', 0.015, { 藏族: 0.011, 羌族: 0.004 }),
  area('日本列岛', 0.012, { 日本人: 0.012 }),
  area('蒙古高原', 0.008, { 蒙古族: 0.008 }),
  area('西北', 0.005, { 维吾尔族: 0.005 }),
  area('南亚', 0.004, { 孟加拉人: 0.004 }),
]
