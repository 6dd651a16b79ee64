import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { detailOf } from '../item-rules.ts'
import { ReportItem } from '../model.ts'
import { uncoveredOf } from './uncovered-rules.ts'

const BRCA = '这一项没有看 BRCA1、BRCA2 基因'
const LYNCH = '这一项没有看和林奇综合征有关的基因'
const RYR1 = '这一项没有看和恶性高热有关的 RYR1 基因'

// NCCN, "Genetic/Familial High-Risk Assessment"; CPIC guideline on RYR1 and CACNA1S.
test.each([
  ['乳腺癌', '', ['FGFR2', 'ESR1'], BRCA],
  ['', 'Breast cancer', ['FGFR2'], BRCA],
  ['乳腺癌', '', ['FGFR2', 'BRCA1'], ''],
  ['遗传性乳腺癌与卵巢癌', '', ['BRCA1', 'BRCA2'], ''],
  ['结直肠癌', '', ['CCAT2', 'SMAD7'], LYNCH],
  ['胃癌', 'Gastric cancer', ['PSCA'], '这一项没有看和遗传性胃癌有关的 CDH1 基因'],
  ['琥珀胆碱', '', ['BCHE'], RYR1],
  ['七氟烷', '', ['RYR1'], ''],
  ['肺癌', '', ['TP63'], ''],
  ['乳腺癌', '', [''], ''],
])('%s %s with %j: %s', (nameCn, nameEn, genes, says) => expect(uncoveredOf({ nameCn, nameEn }, genes)).toBe(says))

test.each(['NORMAL', 'CONCERN', 'RISK'])(
  'it is said whatever the result is and whatever else is said (%s)',
  (severity) => {
    const item = z.parse(ReportItem, {
      results: [
        {
          detectionItemId: 'D027',
          detectionItemNameCn: '乳腺癌',
          concernSeverity: severity,
          shortSuggestion: '低风险不代表没有风险。',
          locusInfo: [{ gene: 'FGFR2', rsId: 'rs2981582' }],
        },
      ],
    })
    expect(detailOf(item, 'D027', 'COMMON_DISEASES')?.uncovered).toBe(BRCA)
  },
)
