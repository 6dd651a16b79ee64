/**
 * The inheritance of the diseases of a gene as OMIM publishes it; needed for laboratories that send no text. A gene
 * whose diseases are inherited in several ways is in the list of dominant genes if one changed copy can affect its
 * owner, else in neither list.
 */
export type Inheritance = 'recessive' | 'dominant' | 'x' | 'mitochondrial' | 'unknown'

const listed = (genes: string): ReadonlySet<string> => new Set(genes.trim().split(/\s+/))

/**
 * Autosomal recessive in OMIM. The lists of Berg 2013 and Blekhman 2008 contain most of these genes and list none of
 * them as dominant.
 */
const recessive = listed(`
  ATP7B BCKDHA BCKDHB CFTR CYP21A2 GAA GALT MMACHC MMUT MUT NPC1 NPC2 OCA2 PAH PCCA PCCB SLC12A3 SLC22A5 SLC25A13 SLC26A4
  SMN1 TYR
`)

/**
 * Genes of which one changed copy can affect its owner: every autosomal dominant gene of ACMG SF v3.3; genes of breast
 * and ovarian cancer whose other disease is a recessive Fanconi anemia; genes of thrombosis; genes of cholestasis in
 * pregnancy (OMIM 614972, 147480).
 */
const dominant = listed(`
  ABCB4 ABCC8 ACTA2 ACTC1 ACVRL1 APC APOB APP ATM ATP8B1 ATXN1 ATXN3 BAG3 BARD1 BMPR1A BRCA1 BRCA2 BRIP1 CACNA1A
  CACNA1S CALM1 CALM2 CALM3 CDH1 CHEK2 COL1A1 COL1A2 COL3A1 COL4A3 COL4A4 DES DMPK DSC2 DSG2 DSP ELN ENG F2 F5 FBN1
  FGFR3 FH FLNC FUS GBA GBA1 GCK HNF1A HTT KCNH2 KCNJ11 KCNQ1 KRT14 KRT5 LDLR LMNA LRRK2 MAX MEN1 MFN2 MLH1 MPZ MSH2
  MSH6 MYBPC3 MYH11 MYH7 MYL2 MYL3 NF1 NF2 PALB2 PCSK9 PKD1 PKD2 PKP2 PLN PMP22 PMS2 PRKAG2 PRNP PROC PROS1 PSEN1 PTEN
  RAD51C RAD51D RB1 RBM20 RET RHO RYR1 RYR2 SCN5A SDHA SDHAF2 SDHB SDHC SDHD SERPINC1 SMAD3 SMAD4 SOD1 STK11 TARDBP
  TGFBR1 TGFBR2 TMEM127 TMEM43 TNNC1 TNNI3 TNNT2 TP53 TPM1 TSC1 TSC2 TTN TTR VHL VWF WFS1 WT1
`)

const onX = listed(`
  ABCB7 ABCD1 AFF2 AIFM1 ALAS2 AMELX ANOS1 AR ARHGEF9 ARX ATP7A ATRX AVPR2 BMP15 BTK CACNA1F CD40LG CDKL5 CHM CLCN5
  COL4A5 CUL4B CYBB DCX DKC1 DLG3 DMD DNAAF6 EBP EDA EMD F8 F9 FANCB FGD1 FLNA FMR1 FOXP3 G6PD GDI1 GJB1 GLA GPC3
  HCFC1 HDAC8 HPRT1 HUWE1 IDS IKBKG IL1RAPL1 IL2RG IQSEC2 KDM5C L1CAM LAMP2 MAGED2 MAGT1 MECP2 MED12 MID1 MTM1 NDP NHS
  NR0B1 NSDHL NYX OCRL OFD1 OPHN1 OPN1LW OTC PAK3 PCDH19 PDHA1 PGK1 PHEX PHKA2 PIGA PLP1 PORCN POU3F4 PQBP1 PRPS1 RP2
  RPGR RPS6KA3 RS1 SH2D1A SLC16A2 SLC6A8 SMC1A SMS STS TAF1 TAFAZZIN TIMM8A UPF3B WAS XIAP ZIC3
`)

/**
 * The 37 genes of the mitochondrial genome with or without hyphen. MTTP also has this form; MTTP, MTHFR and MTR are
 * genes of the nucleus.
 */
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
