/** Gene results of people in the mock backend: traits and origins only, no illness. */

const items = [
  ['T01', '酒精代谢能力'],
  ['T02', '咖啡因代谢'],
  ['T03', '苦味感知'],
  ['T04', '乳糖耐受'],
  ['T05', '肌肉爆发力'],
  ['T06', '耳垢类型'],
  ['T07', '晨型或夜型'],
  ['T08', '母系单倍群'],
] as const

const found: Readonly<Record<string, readonly string[]>> = {
  member: ['较弱', '较快', '敏感', '不耐受', '一般', '干性', '晨型', 'D4a'],
  reported: ['较弱', '较快', '不敏感', '不耐受', '较强', '干性', '夜型', 'D4a'],
  rich: ['正常', '较慢', '敏感', '耐受', '一般', '干性', '晨型', 'B4b1'],
}

const usual = ['正常', '一般', '敏感', '不耐受', '一般', '干性', '中间型', 'M7b']

export const resultsOf = (persona: string) =>
  items.map(([detectionItemId, detectionItemNameCn], index) => ({
    detectionItemId,
    detectionItemNameCn,
    shortSuggestion: (found[persona] ?? usual)[index] ?? '',
  }))

const shared: Readonly<Record<string, number>> = {
  'member reported': 0.487,
  'member rich': 0.118,
  'parent reported': 0.256,
  'reported rich': 0.021,
  'member parent': 0.004,
}

/** 0 to 1; null for two people whose data was not compared. */
export const similarityOf = (one: string, other: string): number | null => shared[[one, other].sort().join(' ')] ?? null
