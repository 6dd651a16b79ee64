import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { AnalysisResult, CategorySummary } from '../model.ts'
import { inheritanceOfGene, type Inheritance } from './published-inheritance.ts'
import type { Copies } from './copies-rules.ts'
import { carriersNote, type Mode, modeOfResults, modesOfSummary, readingOf } from './mode-rules.ts'

/**
 * Worked out by hand. Copies: HGVS nomenclature 21.0 (hgvs-nomenclature.org, "Alleles" for [a];[b], [a;b], (;), [=] and
 * [?]; "Mosaicism" for =/), VCF 4.3 (0/1), PharmVar (*1 is the reference allele), HbVar and the GeneReviews chapters on
 * alpha and beta thalassemia for CD41-42, --SEA, -α3.7 and αα. Inheritance: OMIM, the number of the phenotype behind the
 * gene. The lists of Berg 2013 and Blekhman 2008 (github.com/macarthur-lab/gene_lists) agree where they have the gene; they
 * have most of them.
 */
type Fields = {
  name?: string
  type?: string
  proof?: string
  at?: string
  locus?: { gene?: string; rsId?: string; genotype?: string; effect?: string }
  says?: string
  corpus?: string
}

const result = ({ name = 'GJB2', type = '', proof = '', at = '', locus, says = '' }: Fields) =>
  z.parse(AnalysisResult, {
    detectionItemId: '1',
    shortSuggestion: says,
    causalGenes: [{ name, positive: true, mutationType: type, mutationProof: proof, mutationPosition: at }],
    locusInfo: locus ? [locus] : [],
  })

function read(fields: Fields) {
  const { causalGenes, locusInfo, shortSuggestion } = result(fields)
  return readingOf(causalGenes, { loci: locusInfo, own: [shortSuggestion], general: [fields.corpus ?? ''] })
}

describe('the number of changed copies', () => {
  test.each<[Copies, Fields]>([
    // Words for the kind of variant, Chinese and English.
    ['one', { type: '移码变异（杂合）' }],
    ['one', { type: '杂合子' }],
    ['one', { type: 'frameshift, Heterozygous' }],
    ['one', { type: 'HET' }],
    ['one', { type: 'missense het.' }],
    ['one', { type: '杂合（非纯合）' }],
    ['one', { type: 'monoallelic' }],
    ['one', { type: '0/1' }],
    ['one', { type: '1|0' }],
    ['both', { type: 'frameshift, Homozygous' }],
    ['both', { type: 'HOM' }],
    ['both', { type: 'hom_alt' }],
    ['both', { type: 'ＨＯＭ' }],
    ['both', { type: '移码变异（纯合）' }],
    ['both', { type: '纯和突变' }],
    ['both', { type: '复合杂合' }],
    ['both', { type: 'compound heterozygous' }],
    ['both', { type: 'Comp-Het' }],
    ['both', { type: '双等位基因变异' }],
    ['both', { type: 'biallelic' }],
    ['both', { type: 'hemizygous' }],
    ['both', { type: '半合子' }],
    ['both', { type: '1/1' }],
    ['both', { type: '1|2' }],
    ['both', { type: '杂合，另一份也有变化' }],
    ['unknown', { type: '' }],
    ['unknown', { type: '移码变异' }],
    ['unknown', { type: 'frameshift' }],
    ['unknown', { type: 'chromosomal deletion' }],
    ['unknown', { type: '疑似杂合' }],
    ['unknown', { type: './1' }],
    ['unknown', { type: '嵌合（杂合）' }],
    // Positions in HGVS.
    ['unknown', { at: 'c.235del' }],
    ['unknown', { at: 'NM_004004.6:c.235del（p.Leu79CysfsTer3）' }],
    ['one', { at: 'c.235del', type: '杂合' }],
    ['one', { at: 'NM_004004.6:c.235del, p.(Leu79CysfsTer3)', type: '杂合' }],
    ['one', { at: 'c.[235del];[=]' }],
    ['one', { at: 'NM_004004.6:c.[235del];[=]' }],
    ['one', { at: 'c.235del（杂合）' }],
    ['one', { at: 'c.[235del;109G>A]', type: '杂合' }],
    ['one', { at: 'c.235del/WT' }],
    ['one', { at: 'c.919-2A>G', type: '杂合' }],
    ['both', { at: 'c.[235del];[235del]' }],
    ['both', { at: 'c.[235del];[109G>A]' }],
    ['both', { at: 'c.[235del];[109G>A]', type: '杂合' }],
    ['both', { at: '[c.235delC]+[c.235delC]' }],
    ['both', { at: 'p.[(Leu79CysfsTer3)];[(Val37Ile)]' }],
    ['both', { at: 'c.235del/c.109G>A' }],
    ['both', { at: 'c.[235del];[0]' }],
    ['unknown', { at: 'c.[235del];[?]', type: '杂合' }],
    ['unknown', { at: 'c.[235del;109G>A]' }],
    ['unknown', { at: 'c.235del(;)109G>A', type: '杂合' }],
    ['unknown', { at: 'c.235del、c.109G>A', type: '杂合' }],
    ['unknown', { at: 'c.235del, 299_300del', type: '杂合' }],
    ['unknown', { at: 'c.85=/T>C', type: '杂合' }],
    // Thalassemia.
    ['unknown', { name: 'HBB', at: 'CD41-42' }],
    ['unknown', { name: 'HBB', at: 'CD41/42(-TTCT)' }],
    ['one', { name: 'HBB', at: 'CD41/42(-TTCT)', type: '杂合' }],
    ['one', { name: 'HBB', at: 'CD41-42/N' }],
    ['one', { name: 'HBB', at: 'βCD17/βN' }],
    ['one', { name: 'HBB', at: 'CD41-42/正常' }],
    ['one', { name: 'HBA2', at: '--SEA/αα' }],
    ['one', { name: 'HBA2', at: 'αα/-α3.7' }],
    ['one', { name: 'HBA2', at: '−−SEA/αα' }],
    ['both', { name: 'HBB', at: 'CD41-42/IVS-II-654' }],
    ['both', { name: 'HBB', at: 'CD17/CD26' }],
    ['both', { name: 'HBB', at: 'CD41/42（纯合）' }],
    ['both', { name: 'HBA2', at: '--SEA/-α3.7' }],
    ['both', { name: 'HBA2', at: '--SEA/αCSα' }],
    ['both', { name: 'HBA2', at: '-α3.7/-α3.7' }],
    // Copies of SMN1.
    ['one', { name: 'SMN1', type: '第7外显子杂合缺失' }],
    ['one', { name: 'SMN1', type: '拷贝数：1' }],
    ['one', { name: 'SMN1', at: 'exon 7/8 del', type: '杂合' }],
    ['both', { name: 'SMN1', type: '拷贝数：0' }],
    ['both', { name: 'SMN1', type: '0 copies' }],
    // Loci.
    ['one', { locus: { gene: 'GJB2', rsId: 'rs80338943', genotype: 'C/缺失' } }],
    ['one', { locus: { gene: 'GJB2', genotype: 'CT' } }],
    ['one', { locus: { gene: 'GJB2', effect: '携带一份变异' } }],
    ['one', { type: '杂合', locus: { gene: 'GJB2', genotype: 'GG', effect: '未检出' } }],
    ['both', { locus: { gene: 'GJB2', effect: '两份变异' } }],
    ['both', { type: '杂合', locus: { gene: 'GJB2', genotype: '缺失/缺失' } }],
    ['both', { locus: { gene: 'GJB2', genotype: '*2/*3' } }],
    ['unknown', { locus: { gene: 'GJB2', genotype: '缺失' } }],
    // The verdict.
    ['both', { type: '杂合', says: '您携带 GJB2 基因的两处变异。' }],
    ['both', { says: '检出 GJB2 纯合变异。' }],
    ['one', { says: '您只带有一份变化。' }],
    ['unknown', { says: '两份都有变异才会发病。' }],
  ])('is recognized as %s in the result %j', (copies, fields) => expect(read(fields).copies).toBe(copies))
})

describe('the kind of inheritance', () => {
  test.each<[Inheritance, Fields]>([
    // Mitochondrial: OMIM 580000 (MT-RNR1), 540000 (MT-TL1), 535000 (MT-ND4).
    ['mitochondrial', { name: '12S rRNA', at: 'm.1555A>G' }],
    ['mitochondrial', { name: '甲', at: 'm.1555A>G' }],
    ['mitochondrial', { name: '甲', at: 'NC_012920.1:m.1494C>T' }],
    ['mitochondrial', { name: 'MT-RNR1' }],
    ['mitochondrial', { name: 'MTRNR1' }],
    ['mitochondrial', { name: 'mt-tl1' }],
    ['mitochondrial', { name: 'MTND4' }],
    ['mitochondrial', { name: '线粒体基因' }],
    ['mitochondrial', { name: 'GJB2', locus: { gene: 'GJB2', rsId: 'm.1555A>G' } }],
    // On X: OMIM 300908 (G6PD), 306700 (F8), 306900 (F9), 310200 (DMD), 301500 (GLA), 300624 (FMR1).
    ['x', { name: 'G6PD', type: '杂合' }],
    ['x', { name: 'F8', type: 'hemizygous' }],
    ['x', { name: 'F9' }],
    ['x', { name: 'DMD基因' }],
    ['x', { name: 'GLA' }],
    ['x', { name: 'FMR1', corpus: '常染色体隐性遗传' }],
    ['x', { name: '甲', at: 'NC_000023.11:g.154536002G>A' }],
    ['x', { name: '甲', corpus: 'X-linked recessive' }],
    ['x', { name: '甲', corpus: '伴性隐性遗传' }],
    // Dominant: OMIM 604370 (BRCA1), 612555 (BRCA2), 143100 (HTT), 143890 (LDLR), 154700 (FBN1), 173900 (PKD1).
    ['dominant', { name: 'BRCA1' }],
    ['dominant', { name: 'BRCA2', corpus: '范可尼贫血为常染色体隐性遗传' }],
    ['dominant', { name: 'HTT' }],
    ['dominant', { name: 'LDLR' }],
    ['dominant', { name: 'FBN1' }],
    ['dominant', { name: 'PKD1' }],
    ['dominant', { name: '甲', type: '杂合，autosomal dominant' }],
    ['dominant', { name: '甲', corpus: '可以是隐性遗传，也可以是显性遗传' }],
    // Recessive: OMIM 261600 (PAH), 277900 (ATP7B), 253300 (SMN1), 274600 (SLC26A4), 219700 (CFTR).
    ['recessive', { name: 'PAH' }],
    ['recessive', { name: 'ATP7B' }],
    ['recessive', { name: 'SMN1（复核）' }],
    ['recessive', { name: 'SLC26A4' }],
    ['recessive', { name: 'CFTR' }],
    ['recessive', { name: '甲', corpus: '遗传方式为常染色体隐性。' }],
    ['recessive', { name: '甲', type: '杂合，常染色体隐性' }],
    ['recessive', { name: '甲', corpus: 'Inheritance: AR' }],
    // Recessive and dominant in OMIM: GJB2 220290 and 601544, HBB 613985 and 603902, COL7A1 226600 and 131750.
    ['unknown', { name: 'GJB2' }],
    ['unknown', { name: 'HBB' }],
    ['unknown', { name: 'COL7A1' }],
    ['recessive', { name: 'HBB', corpus: '遗传方式为常染色体隐性' }],
    ['unknown', { name: '甲' }],
    ['unknown', { name: '甲', corpus: '并非隐性遗传' }],
    ['unknown', { name: '甲', corpus: '若属隐性遗传，再查一次' }],
    ['unknown', { name: '甲', corpus: '遗传方式各不相同' }],
    ['unknown', { name: '甲', corpus: '隐性感染' }],
  ])('is recognized as %s in the result %j', (inheritance, fields) =>
    expect(read(fields).inheritance).toBe(inheritance),
  )

  // ACMG SF v3.3, Genet Med 2025: the genes whose inheritance it gives as autosomal dominant.
  test.each(
    (
      'ACTA2 ACTC1 ACVRL1 APC APOB BAG3 BMPR1A BRCA1 BRCA2 CACNA1S CALM1 CALM2 CALM3 COL3A1 DES DSC2 DSG2 DSP ENG FBN1 ' +
      'FLNC HNF1A KCNH2 KCNQ1 LDLR LMNA MAX MEN1 MLH1 MSH2 MSH6 MYBPC3 MYH11 MYH7 MYL2 MYL3 NF2 PALB2 PCSK9 PKP2 PLN ' +
      'PMS2 PRKAG2 PTEN RB1 RBM20 RET RYR1 RYR2 SCN5A SDHAF2 SDHB SDHC SDHD SMAD3 SMAD4 STK11 TGFBR1 TGFBR2 TMEM127 ' +
      'TMEM43 TNNC1 TNNI3 TNNT2 TP53 TPM1 TSC1 TSC2 TTN TTR VHL WT1'
    ).split(' '),
  )('of %s is dominant, even if a text calls another disease recessive', (name) =>
    expect(read({ name, type: '杂合', corpus: '遗传方式为常染色体隐性。' }).inheritance).toBe('dominant'),
  )

  // Gregg et al., Genet Med 2021;23:1793, the X-linked genes to be offered to everybody.
  test.each('ABCD1 AFF2 ARX DMD F8 F9 FMR1 GLA L1CAM MID1 NR0B1 OTC PLP1 RPGR RS1 SLC6A8'.split(' '))(
    'of %s is X-linked, even if the text does not say so',
    (name) => expect(read({ name, type: '杂合', corpus: '属隐性遗传。' }).inheritance).toBe('x'),
  )

  test.each(['MTHFR', 'MTR', 'MTRR', 'MTTP', 'MTOR', 'MTX1'])(
    'of the nuclear gene %s is unknown without a text',
    (gene) => expect(inheritanceOfGene(gene)).toBe('unknown'),
  )
})

describe('the recognition of a healthy carrier', () => {
  const mode = (...all: Fields[]) => modeOfResults(all.map(result))
  const established = { name: 'PAH', type: '杂合' }

  test('requires proof of one copy and of a recessive gene', () => {
    expect(mode(established)).toBe('recessive')
    expect(mode({ name: 'GJB2', type: '杂合', says: '属常染色体隐性遗传。' })).toBe('recessive')
    expect(mode({ name: 'PAH' })).toBe('other')
    expect(mode({ type: '杂合' })).toBe('other')
    expect(mode({ name: 'G6PD', type: '杂合' })).toBe('other')
  })

  test('requires that the person has only one variant', () => {
    expect(mode(established, { name: 'ATP7B', type: 'hom' })).toBe('other')
    expect(mode(established, established)).toBe('other')
  })

  test.each<Fields>([
    { type: 'frameshift, Homozygous' },
    { type: 'HOM' },
    { at: 'c.[235del];[235del]' },
    { at: 'c.[235del];[109G>A]' },
    { name: 'HBB', at: 'CD41-42/IVS-II-654' },
    { name: 'HBA2', at: '--SEA/-α3.7' },
    { name: '12S rRNA', at: 'm.1555A>G' },
    { name: 'BRCA1', type: '杂合' },
    { name: 'F8', type: 'hemizygous' },
    { name: 'G6PD' },
    { name: 'PAH', type: '纯合' },
  ])('the summary of carrier detection calls no carrier healthy if the result has %j', (fields) => {
    const { causalGenes } = result(fields)
    const summary = z.parse(CategorySummary, {
      category: 'GENETIC_DISEASES',
      concernNumber: 1,
      summaryItems: [{ detectionItemId: '1', concernSeverity: 'CONCERN', causalGenes }],
    })
    expect(carriersNote(modesOfSummary(summary))).not.toContain('健康')
    expect(mode(fields)).toBe('other')
  })

  // The five classes of ACMG 2015 (Richards et al.) and of ClinVar.
  test.each<[Mode, string]>([
    ['recessive', ''],
    ['recessive', 'ClinVar：致病'],
    ['recessive', '可能致病'],
    ['recessive', 'Pathogenic/Likely pathogenic'],
    ['unproven', '意义不明'],
    ['unproven', '临床意义未明'],
    ['unproven', '致病性不明确'],
    ['unproven', 'VUS'],
    ['unproven', 'Uncertain significance'],
    ['unproven', 'ClinVar：良性'],
    ['unproven', '可能良性'],
    ['unproven', 'Likely benign'],
    ['unproven', 'Conflicting interpretations of pathogenicity'],
  ])('gives the mode %s if the laboratory’s class of the variant is %j', (expected, proof) =>
    expect(mode({ ...established, proof })).toBe(expected),
  )

  test('requires that result and text prove the variant, and that no second variant is unproven', () => {
    expect(mode({ ...established, says: '检出一处意义未明的变异。' })).toBe('unproven')
    expect(mode(established, { ...established, name: 'PAH', proof: '良性' })).toBe('other')
  })

  test('excludes variants of two genes, because the chances for a child would add up', () =>
    expect(mode(established, { ...established, name: 'SLC26A4' })).toBe('other'))

  test('excludes a finding that the summary counts but does not list', () => {
    const [item] = [{ detectionItemId: '1', concernSeverity: 'CONCERN', causalGenes: result(established).causalGenes }]
    const summary = (concernNumber: number) =>
      modesOfSummary(z.parse(CategorySummary, { category: 'X', concernNumber, summaryItems: [item] }))
    expect(summary(1)).toEqual(['recessive'])
    expect(summary(2)).toEqual(['recessive', 'other'])
  })

  test('lets a list call the carrier healthy only if all findings have a recessive mode', () => {
    expect(carriersNote(['recessive', 'recessive'])).toBe('携带者本人通常健康')
    expect(carriersNote(['recessive', 'other'])).not.toContain('健康')
    expect(carriersNote([])).not.toContain('健康')
  })
})
