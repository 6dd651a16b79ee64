import { http, HttpResponse } from 'msw'
import { itemWire, type Opened, summariesWire } from '#/mocks/report-wire.ts'
import { causalItem } from '#/mocks/seed/report-builder.ts'
import type { SeedItem } from '#/mocks/seed/report-seed.ts'

interface GeneResult {
  id: string
  nameCn: string
  severity: SeedItem['severity']
  gene: string
  /** 杂合 or 纯合; empty if no variant was found. */
  type: string
}

/** A disease of one gene, with its result. */
export const singleGeneItem = (
  category: 'GENETIC_DISEASES' | 'RARE_DISEASES',
  { id, nameCn, severity, gene, type }: GeneResult,
): SeedItem =>
  causalItem(category, {
    id,
    nameCn,
    nameEn: `Disease ${id}`,
    severity,
    definition: '这是一种单个基因引起的病。',
    signs: '轻重因人而异。',
    advice: ['把结果给医生看。'],
    evidence: '变异的致病性见 ClinVar。',
    genes: [
      {
        name: gene,
        positive: type !== '',
        mutationPosition: type && 'c.100del',
        mutationType: type,
        mutationProof: '',
        referFrequency: '',
      },
    ],
  })

/** Handlers that answer every request for a report with this report. */
export const reportHandlers = (opened: Opened) => [
  http.get('*/sample-package-summary-result/:sample/:package', () =>
    HttpResponse.json(summariesWire(opened) as unknown as null),
  ),
  http.get('*/sample-package-item-result', ({ request }) => {
    const query = new URL(request.url).searchParams
    const wanted = query.get('packageItem') ?? ''
    return HttpResponse.json(itemWire(opened, wanted, query.get('needResultAndCorpus') === 'true'))
  }),
]
