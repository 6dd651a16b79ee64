import { expect, test } from 'vitest'
import { findingOf } from './finding-rules.ts'

test.each([
  ['检出一处变异，对家人的意义，请和医生聊一聊。', 'GENETIC_DISEASES', '检出一处变异。'],
  ['起效可能不足，需要用药时，请先给医生看。', 'PHARMACOGENOMICS', '起效可能不足。'],
  ['携带 HLA-B*58:01，不建议使用。', 'PHARMACOGENOMICS', '携带 HLA-B*58:01，不建议使用。'],
  ['慢代谢型，建议减量。', 'PHARMACOGENOMICS', '慢代谢型，建议减量。'],
  ['风险略高，建议每年查一次。', 'COMMON_DISEASES', '风险略高。'],
  ['没有检出有关的类型；用药后出皮疹或发烧，仍要马上去看医生。', 'PHARMACOGENOMICS', '没有检出有关的类型。'],
  ['请问医生。', 'COMMON_DISEASES', '请问医生。'],
] as const)('the verdict %s (category %s) is shown to a doctor as: %s', (verdict, category, found) =>
  expect(findingOf(verdict, category)).toBe(found),
)
