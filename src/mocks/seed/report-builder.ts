import type { SeedCategory, SeedCorpus, SeedGene, SeedItem, SeedLocus } from './report-seed.ts'

type Head = Pick<SeedItem, 'id' | 'nameCn' | 'nameEn' | 'itemClass' | 'subClass' | 'locked' | 'unread' | 'meaning'>
type Severity = SeedItem['severity']
type Texts = Record<SeedCategory, string>

/** One short entry; the builders below turn it into a complete item. */
export interface Fact extends Head {
  /** NORMAL by default. */
  severity?: Severity
  /** The verdict in one sentence; a neutral standard sentence by default. */
  verdict?: string
  /** What the item is about, one sentence. */
  definition: string
  /** One to three further sentences for the long introduction. */
  more?: string
  signs: string
  /** Recommendations, one short sentence each; drugs get 请勿自行停药或换药 automatically. */
  advice: string[]
  evidence: string
  gene: string
  rsId: string
  genotype: string
  effect: string
  /** Further loci after the locus above. */
  loci?: SeedLocus[]
  /** Extra sections; headings without the ending （分项描述）, which the builder adds. */
  itemised?: SeedCorpus[]
  /** Names of well-known sources; by default the sources of the category. */
  sources?: string
}

type LocusKey = 'gene' | 'rsId' | 'genotype' | 'effect'
/** The locus is optional here, because the genes contain it. */
export type CausalFact = Omit<Fact, LocusKey> & Partial<Pick<Fact, LocusKey>> & { genes: SeedGene[] }

const ITEMISED = '（分项描述）'
const UNSEEN = '未检出不代表没有风险'
const KEEP_DRUG = '请勿自行停药或换药，有疑问先问医生或药师。'

const headers: Record<SeedCategory, [string, string]> = {
  COMMON_DISEASES: ['疾病介绍', '常见表现'],
  PHARMACOGENOMICS: ['药物介绍', '用药时可能的表现'],
  LIFE_STYLE: ['项目介绍', '日常表现'],
  GENETIC_DISEASES: ['疾病介绍', '常见表现'],
  RARE_DISEASES: ['疾病介绍', '常见表现'],
  ANCESTRY: ['项目介绍', '特点'],
}

const carrier = '检出一处携带的变异，对本人和家人的意义，请和医生聊一聊。'
const verdicts: Record<SeedCategory, Record<Severity, string>> = {
  COMMON_DISEASES: {
    NORMAL: '您的遗传风险与多数人相近，低风险不代表没有风险。',
    CONCERN: '您的遗传风险比多数人略高，日常多留意，体检时说一声。',
    RISK: '您的遗传风险高于多数人，这不等于已经患病，值得早一点关注。',
  },
  PHARMACOGENOMICS: {
    NORMAL: '没有发现需要特别调整用药的地方，可按医嘱常规使用；与多数人相近不代表没有风险。',
    CONCERN: '您对这种药的反应可能与多数人不同，使用前请告诉医生。',
    RISK: '这种药可能不太适合您，请让医生看过本结果再决定怎么用。',
  },
  LIFE_STYLE: {
    NORMAL: '这一项您与多数人相近，保持现在的好习惯就可以。',
    CONCERN: '这一项您与多数人略有不同，日常可以多留意。',
    RISK: '这一项您与多数人差别较明显，建议优先调整相关习惯。',
  },
  GENETIC_DISEASES: { NORMAL: `在已检测的范围内没有检出致病变异，${UNSEEN}。`, CONCERN: carrier, RISK: carrier },
  RARE_DISEASES: { NORMAL: `在已检测的范围内没有检出致病变异，${UNSEEN}。`, CONCERN: carrier, RISK: carrier },
  ANCESTRY: { NORMAL: '这是根据您的基因推算的祖源结果。', CONCERN: '', RISK: '' },
}

const screening = `检测只覆盖已知、已收录的变异，部分大片段变化和罕见变异可能测不到，${UNSEEN}。结果不能代替遗传咨询和临床检查。`
const limits: Texts = {
  COMMON_DISEASES: '本项只看遗传因素，年龄、饮食、运动等同样重要。目前已知的位点只能解释一部分风险，低风险不代表没有风险。结果供健康管理参考，不能代替体检和医生的判断。',
  PHARMACOGENOMICS: `本项只看遗传因素，年龄、体重、肝肾功能和同时吃的其他药也会影响药效。检测只覆盖常见位点，${UNSEEN}。用药请以医生的判断为准，请勿自行停药或换药。`,
  LIFE_STYLE: '生活习惯和环境往往比遗传的影响更大，检测也只覆盖已知位点，结果仅供参考。',
  GENETIC_DISEASES: screening,
  RARE_DISEASES: screening,
  ANCESTRY: '祖源结果由参考人群推算而来，参考数据更新后比例可能略有变化，不作为民族或亲缘关系的证明。',
}

const sources: Texts = {
  COMMON_DISEASES: 'GWAS Catalog；dbSNP；中华医学会相关疾病诊疗指南',
  PHARMACOGENOMICS: 'CPIC 指南；PharmGKB；国家药品监督管理局药品说明书',
  LIFE_STYLE: 'GWAS Catalog；dbSNP；《中国居民膳食指南》',
  GENETIC_DISEASES: 'ClinVar；OMIM；ACMG 变异解读标准与指南',
  RARE_DISEASES: 'ClinVar；OMIM；Orphanet；国家《罕见病诊疗指南》',
  ANCESTRY: '1000 Genomes Project；PhyloTree；ISOGG Y-DNA Haplogroup Tree',
}

const lociOf = ({ gene, rsId, genotype, effect, loci = [] }: Partial<Pick<Fact, LocusKey>> & Pick<Fact, 'loci'>) =>
  gene ? [{ gene, rsId: rsId ?? '', genotype: genotype ?? '', effect: effect ?? '' }, ...loci] : loci

type Authored = Omit<Fact, LocusKey> & Partial<Pick<Fact, LocusKey>>

function build(category: SeedCategory, model: SeedItem['model'], fact: Authored): SeedItem {
  const { id, nameCn, nameEn, severity = 'NORMAL', definition, more = fact.signs, signs, evidence, itemised = [] } = fact
  const { itemClass, subClass, locked, unread } = fact
  const group = { ...(itemClass && { itemClass }), ...(subClass && { subClass }) }
  const state = { ...(locked && { locked }), ...(unread && { unread }), ...(fact.meaning && { meaning: fact.meaning }) }
  const short = fact.verdict ?? verdicts[category][severity]
  const advice = category === 'PHARMACOGENOMICS' ? [...fact.advice, KEEP_DRUG] : fact.advice
  const content = definition + more
  const texts = [content, signs, evidence, limits[category], fact.sources ?? sources[category]]
  const main = [...headers[category], '科学依据', '检测局限', '参考文献'].map((header, at) => ({ header, description: texts[at] ?? '' }))
  const extra = itemised.map((part) => ({ ...part, header: part.header.endsWith(ITEMISED) ? part.header : part.header + ITEMISED }))
  const about = { short, suggestion: advice.join('\n'), contentShort: definition, content }
  return { id, category, nameCn, nameEn, ...group, model, severity, ...state, ...about, loci: lociOf(fact), corpus: [...main, ...extra] }
}

/** Common diseases: many small effects added up. */
export const riskItem = (category: SeedCategory, fact: Fact): SeedItem => build(category, 'RISK', fact)

/** Drugs and lifestyle. */
export const plainItem = (category: SeedCategory, fact: Fact): SeedItem => build(category, 'OTHER', fact)

/** Genetic and rare diseases: one gene, one cause. */
export const causalItem = (category: SeedCategory, { genes, ...fact }: CausalFact): SeedItem => ({ ...build(category, 'CAUSAL', fact), genes })
