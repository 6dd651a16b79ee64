/**
 * The inheritance of the diseases of a gene as OMIM publishes it; also for laboratories that send no text. A gene whose
 * diseases are inherited in several ways is in no list, unless one changed copy can already matter to its owner; then
 * it is in the list of dominant genes.
 */
export type Inheritance = 'recessive' | 'dominant' | 'x' | 'mitochondrial' | 'unknown'

const listed = (genes: string): ReadonlySet<string> => new Set(genes.trim().split(/\s+/))

/**
 * Autosomal recessive in OMIM. The lists of Berg 2013 and Blekhman 2008, which have most of these genes, name none of them
 * dominant.
 */
const recessive = listed(`
  ATP7B BCKDHA BCKDHB CFTR CYP21A2 GAA GALT MMACHC MMUT MUT NPC1 NPC2 OCA2 PAH PCCA PCCB SLC12A3 SLC22A5 SLC25A13 SLC26A4
  SMN1 TYR
`)

const dominant = listed(`
  APC APOB APP ATM ATXN1 ATXN3 BRCA1 BRCA2 CACNA1A CDH1 CHEK2 COL1A1 COL1A2 COL3A1 COL4A3 COL4A4 DMPK DSP ELN FBN1 FGFR3
  FUS GBA GBA1 GCK HNF1A HTT KCNH2 KCNQ1 KRT14 KRT5 LDLR LMNA LRRK2 MEN1 MFN2 MLH1 MSH2 MSH6 MYBPC3 MYH7 NF1 NF2 PALB2
  PCSK9 PKD1 PKD2 PKP2 PMP22 PMS2 PRNP PSEN1 PTEN RB1 RET RHO RYR1 SCN5A SOD1 STK11 TARDBP TP53 TSC1 TSC2 TTN TTR VHL
`)

const onX = listed(`
  ABCB7 ABCD1 AIFM1 ALAS2 AR ARX ATP7A ATRX AVPR2 BTK CD40LG CDKL5 CHM CLCN5 COL4A5 CYBB DCX DKC1 DMD EDA EMD F8 F9 FLNA
  FMR1 FOXP3 G6PD GJB1 GLA GPC3 HPRT1 IDS IL2RG L1CAM MECP2 MTM1 NDP NR0B1 NSDHL OCRL OFD1 OPN1LW OTC PDHA1 PGK1 PHEX
  PHKA2 PLP1 POU3F4 RP2 RPGR RPS6KA3 RS1 SLC6A8 STS TIMM8A WAS XIAP
`)

/** The 37 genes of the mitochondrial genome with or without hyphen; MTTP, MTHFR and MTR are genes of the nucleus. */
const MITOCHONDRIAL = /^MT-?(?:RNR[12]|ND(?:[1-6]|4L)|CO[123]|CYB|ATP[68]|T[A-Z][12]?)$|^1[26]SRRNA$|^MTDNA$|线粒体/
const NUCLEAR = /^MTTP$/

/** @param name as a laboratory writes it: `MT-RNR1`, `MTRNR1`, `12S rRNA`, `BRCA1基因`, `GJB2（复核）`. */
export function inheritanceOfGene(name: string): Inheritance {
  const gene = name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s|\(.*|基因.*/g, '')
  if (MITOCHONDRIAL.test(gene) && !NUCLEAR.test(gene)) return 'mitochondrial'
  if (onX.has(gene)) return 'x'
  if (dominant.has(gene)) return 'dominant'
  return recessive.has(gene) ? 'recessive' : 'unknown'
}
