/** Topics for which the app asks before their first view, by their names in reports. All other items open at once. */
export const sensitiveTopics: readonly string[] = [
  // Dementia
  '阿尔茨海默',
  '阿尔兹海默',
  '痴呆',
  'alzheimer',
  'dementia',
  // Parkinson
  '帕金森',
  'parkinson disease',
  'parkinson’s disease',
  "parkinson's disease",
  // Hereditary cancer syndromes
  '遗传性乳腺癌',
  '遗传性卵巢癌',
  '遗传性肿瘤',
  '遗传性弥漫性胃癌',
  '林奇综合征',
  '李-佛美尼',
  '李法美尼',
  '家族性腺瘤性息肉病',
  'hereditary breast',
  'hereditary cancer',
  'lynch syndrome',
  'li-fraumeni',
  'familial adenomatous polyposis',
  // Huntington and prion diseases
  '亨廷顿',
  'huntington',
  '朊病毒',
  '朊蛋白',
  '克雅',
  'prion',
  '致死性失眠',
  'fatal insomnia',
  'fatal familial insomnia',
  'creutzfeldt',
  // Motor neurone disease
  '肌萎缩侧索硬化',
  '渐冻',
  'amyotrophic lateral sclerosis',
]
