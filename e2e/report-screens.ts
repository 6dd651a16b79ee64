import type { ScreenAt } from './screens.ts'

/** The report screens, for tests that visit every screen. */
export const reportScreens: readonly ScreenAt[] = [
  { name: 'report-example', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT' },
  { name: 'report-example-child', address: '/parent-page/DEMO-DEFAULT-CHILD/PKG-CHILD' },
  { name: 'report-waiting', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT', as: 'waiting' },
  { name: 'report-own', address: '/parent-page/R100501/PKG-ADULT', as: 'reported' },
  { name: 'report-job', address: '/parent-page/R100501/PKG-ADULT?jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A' },
  { name: 'report-friend', address: '/parent-page/R100501/PKG-ADULT?friend=1', as: 'member' },
  { name: 'report-shared', address: '/share-report/shared/RS501' },
  { name: 'share-poster', address: '/general-share-poster?sampleId=R100501&packageId=PKG-ADULT', as: 'reported' },
  { name: 'share-poster-empty', address: '/general-share-poster', as: 'new' },
  {
    name: 'deblocking',
    address: '/category-deblocking?sampleId=R100501&packageId=PKG-ADULT&category=RARE_DISEASES&chineseName=罕见疾病',
    as: 'reported',
  },
  {
    name: 'deblocking-child',
    address: '/child-deblocking?sampleId=R100602&packageId=PKG-CHILD&category=RARE_DISEASES&chineseName=罕见疾病',
    as: 'parent',
  },
  { name: 'deblocking-empty', address: '/category-deblocking', as: 'reported' },
  { name: 'report-categories', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/all-category-list' },
  { name: 'report-common', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-list/COMMON_DISEASES' },
  {
    name: 'report-drugs',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/other-category-list/PHARMACOGENOMICS/药物基因组',
  },
  {
    name: 'report-rare',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/other-category-list/RARE_DISEASES/罕见疾病',
  },
  { name: 'item-disease', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/disease-detail/COMMON_DISEASES/D001' },
  {
    name: 'item-drug',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/medicine-lifestyle-detail/PHARMACOGENOMICS/M001',
  },
  { name: 'item-carrier', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/disease-detail/GENETIC_DISEASES/G001' },
  { name: 'item-own', address: '/parent-page/R100601/PKG-ADULT/disease-detail/COMMON_DISEASES/D001', as: 'parent' },
  {
    name: 'item-sensitive',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/disease-detail/COMMON_DISEASES/D033',
  },
  {
    name: 'doctor-drug',
    address: '/parent-page/R100501/PKG-ADULT/medicine-lifestyle-detail/PHARMACOGENOMICS/M001?view=doctor',
    as: 'reported',
  },
  {
    name: 'doctor-report',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-summarize/false?view=doctor',
  },
  { name: 'ancestry-list', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/ancestry-list/ANCESTRY/祖源分析' },
  {
    name: 'ancestry-list-own',
    address: '/parent-page/R100501/PKG-ADULT/ancestry-list/ANCESTRY/祖源分析',
    as: 'reported',
  },
  {
    name: 'ancestry-composition',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/ancestry-composition-detail/ANCESTRY/A001',
  },
  {
    name: 'ancestry-father',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/ancestry-father-detail/ANCESTRY/A002',
  },
  {
    name: 'ancestry-mother',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/ancestry-mother-detail/ANCESTRY/A003',
  },
  {
    name: 'ancestry-neanderthal',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/ancestry-neanderthal-detail/ANCESTRY/A004',
  },
  {
    name: 'ancestry-composition-child',
    address: '/parent-page/R100602/PKG-CHILD/ancestry-composition-detail/ANCESTRY/CA001',
    as: 'parent',
  },
  {
    name: 'ancestry-father-unknown',
    address: '/parent-page/R100501/PKG-ADULT/ancestry-father-detail/ANCESTRY/A002',
    as: 'reported',
  },
  {
    name: 'ancestry-mother-child',
    address: '/parent-page/R100602/PKG-CHILD/ancestry-mother-detail/ANCESTRY/CA003',
    as: 'parent',
  },
  {
    name: 'ancestry-neanderthal-own',
    address: '/parent-page/R100501/PKG-ADULT/ancestry-neanderthal-detail/ANCESTRY/A004',
    as: 'reported',
  },
  { name: 'report-child', address: '/parent-page/R100602/PKG-CHILD', as: 'parent' },
  { name: 'report-summarize', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-summarize/false' },
  {
    name: 'report-summarize-own',
    address: '/parent-page/R100501/PKG-ADULT/common-disease-summarize/false',
    as: 'reported',
  },
  {
    name: 'report-summarize-child',
    address: '/parent-page/R100602/PKG-CHILD/common-disease-summarize/true',
    as: 'parent',
  },
  {
    name: 'report-level',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-detection-list/心血管系统/COMMON_DISEASES',
  },
  {
    name: 'report-level-unknown',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-detection-list/NOPE/COMMON_DISEASES',
  },
  {
    name: 'carrier-summary',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/carrier-detection-summarize/GENETIC_DISEASES',
  },
  {
    name: 'carrier-summary-rare',
    address: '/parent-page/R100501/PKG-ADULT/carrier-detection-summarize/RARE_DISEASES',
    as: 'reported',
  },
  {
    name: 'carrier-list',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/high-risk-carrier-list/GENETIC_DISEASES',
  },
  {
    name: 'carrier-list-child',
    address: '/parent-page/R100602/PKG-CHILD/high-risk-carrier-list/GENETIC_DISEASES',
    as: 'parent',
  },
  {
    name: 'carrier-list-empty',
    address: '/parent-page/R100501/PKG-ADULT/high-risk-carrier-list/RARE_DISEASES',
    as: 'reported',
  },
  {
    name: 'carrier-gene',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/carrier-detail/GENETIC_DISEASES/G001/GJB2',
  },
  {
    name: 'carrier-gene-child',
    address: '/parent-page/R100602/PKG-CHILD/carrier-detail/GENETIC_DISEASES/CG002/HBB',
    as: 'parent',
  },
  {
    name: 'carrier-gene-clear',
    address: '/parent-page/R100501/PKG-ADULT/carrier-detail/GENETIC_DISEASES/G001/SLC26A4',
    as: 'reported',
  },
  {
    name: 'carrier-gene-locked',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/carrier-detail/RARE_DISEASES/R006/HTT',
  },
  {
    name: 'carrier-gene-unknown',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/carrier-detail/GENETIC_DISEASES/G001/NOPE',
  },
  {
    name: 'carrier-own',
    address: '/highrisk-carrier-detail?sampleId=R100501&packageId=PKG-ADULT&category=GENETIC_DISEASES&id=G001',
    as: 'reported',
  },
  {
    name: 'carrier-planning',
    address: '/parent-page/R100601/PKG-ADULT/carrier-detail/GENETIC_DISEASES/G001/GJB2',
    as: 'parent',
  },
  { name: 'carrier-own-none', address: '/highrisk-carrier-detail', as: 'reported' },
  {
    name: 'appendix-genetic',
    address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/genetic-diseases-appendix/PKG-ADULT',
  },
  { name: 'appendix-rare', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/rare-diseases-appendix/PKG-ADULT' },
  { name: 'appendix-empty', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/rare-diseases-appendix/NOPE' },
  { name: 'letter', address: '/parent-page/R100602/PKG-CHILD/letter-to-parents', as: 'parent' },
  { name: 'letter-adult', address: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/letter-to-parents' },
  { name: 'reports-of-type', address: '/report/gene', as: 'parent' },
  { name: 'reports-of-type-anonymous', address: '/report/gene' },
  { name: 'my-report', address: '/my-report', as: 'parent' },
  { name: 'my-report-signed-none', address: '/my-report?status=SIGNED', as: 'parent' },
  { name: 'my-report-family', address: '/my-report?view=family', as: 'parent' },
  { name: 'my-report-family-none', address: '/my-report?view=family', as: 'new' },
  { name: 'my-report-empty', address: '/my-report', as: 'new' },
]
