import { adultAreas, childAreas } from './ancestry-areas.ts'
import { lineB4, lineD4, lineO2 } from './ancestry-lines.ts'
import type { SeedCorpus, SeedItem } from './report-seed.ts'

/** The ancestry results: composition, the two lines and the Neanderthal share. */

const LIMITS: SeedCorpus = {
  header: '检测局限',
  description:
    '祖源结果来自与参考人群的比对，参考人群越多，结果越细。数据库更新后，数字可能会有小的变化，这是正常的。\n祖源反映的是人群的迁徙历史，不能用来认定民族身份、户籍或亲子关系，也与健康好坏无关。',
}

const composition: SeedItem = {
  id: 'A001',
  category: 'ANCESTRY',
  nameCn: '祖源成分',
  nameEn: 'Ancestry Composition',
  itemClass: '祖源构成',
  model: 'OTHER',
  severity: 'NORMAL',
  short: '您的祖源以东亚人群为主，其中华北与华中合计约占六成。',
  suggestion: '可以和家里的长辈聊聊祖籍与迁徙的故事，与结果互相印证。\n比例低于 2% 的成分误差较大，当作参考就好。\n祖源成分与健康风险没有直接关系，了解就好。',
  contentShort: '把您的基因与各地参考人群相比，看看祖先大致来自哪里。',
  content:
    '祖源成分说的是大约几百年到两千年间，您的祖先主要生活在哪些人群里。每个人的基因都来自许多祖先，所以结果通常是几种成分的组合。比例表示相似的程度，并不是说您有一位祖先恰好来自那里。',
  loci: [],
  corpus: [
    { header: '结果解读', description: '东亚成分占绝大部分，这在我国中部和东部的居民里很常见。\n少量的草原、高原和海岛成分，多半来自历史上的人口迁徙与通婚。' },
    { header: '科学依据', description: '分析使用全基因组上数十万个位点，与公开的参考人群比对，再用统计模型估算每一种成分所占的比例。' },
    LIMITS,
    { header: '参考文献', description: '国际千人基因组计划（1000 Genomes Project）\n人类基因组多样性计划（HGDP）\nADMIXTURE 祖源估算方法' },
  ],
  ancestry: { type: 'ANCESTRY_COMPOSITION', areas: adultAreas },
}

const paternal: SeedItem = {
  id: 'A002',
  category: 'ANCESTRY',
  nameCn: '父系单倍群',
  nameEn: 'Paternal Haplogroup',
  itemClass: '父系与母系',
  model: 'OTHER',
  severity: 'NORMAL',
  short: '父系单倍群为 O2a2b1a1，是汉族里最常见的父系支系之一。',
  suggestion: '同一父系的男性亲属，单倍群通常相同，可以一起对照家谱来看。\n家谱与结果不一致也很常见，过继、改姓都会造成差别。\n这一结果与健康无关，当作故事来读就好。',
  contentShort: '顺着父亲、祖父一路往上，看看这条线从哪里来。',
  content:
    'Y 染色体由父亲传给儿子，几乎原样不变，偶尔留下的小变化就像路标。把路标连起来，就是父系祖先走过的路。女性没有 Y 染色体，想了解这条线，可以由父亲或兄弟检测。',
  loci: [
    { gene: 'M175', rsId: 'rs2032678', genotype: '缺失型', effect: '属于单倍群 O' },
    { gene: 'M122', rsId: 'rs78149062', genotype: 'C', effect: '属于单倍群 O2' },
  ],
  corpus: [
    { header: '支系介绍', description: 'O2a2b1a1 也叫 O-M117，在汉族、藏族和西南多个民族里都很常见。\n不少研究认为，它的壮大与黄河流域早期种小米的农人有关。' },
    { header: '科学依据', description: '单倍群按国际通用的 Y 染色体谱系树命名，每一步都由一个或几个稳定的位点确定。' },
    LIMITS,
    { header: '参考文献', description: '国际遗传谱系学会（ISOGG）Y 染色体谱系树\nYFull YTree 谱系树\n国际千人基因组计划（1000 Genomes Project）' },
  ],
  ancestry: { type: 'PATERNAL_HAPLOTYPE', ...lineO2 },
}

const maternal: SeedItem = {
  id: 'A003',
  category: 'ANCESTRY',
  nameCn: '母系单倍群',
  nameEn: 'Maternal Haplogroup',
  itemClass: '父系与母系',
  model: 'OTHER',
  severity: 'NORMAL',
  short: '母系单倍群为 D4，是东亚最常见的母系支系。',
  suggestion: '母亲、外婆、姐妹和您的子女，都属于同一条母系。\n可以和家里的女性长辈聊聊外婆一支的祖籍。\n这一结果与健康无关，了解就好。',
  contentShort: '顺着母亲、外婆一路往上，看看这条线从哪里来。',
  content:
    '线粒体在细胞里负责供能，它的遗传物质只由母亲传给孩子，儿子和女儿都会得到。一代代积累的小变化，就像母系祖先走过的路标。把路标连起来，就能看到这条线的来历。',
  loci: [
    { gene: 'MT-ND2', rsId: 'rs28357984', genotype: 'A', effect: '属于单倍群 D' },
    { gene: 'MT-RNR2', rsId: 'rs3928306', genotype: 'A', effect: '支持单倍群 D4' },
  ],
  corpus: [
    { header: '支系介绍', description: 'D4 在我国北方、日本和朝鲜半岛都很常见，南方也有分布。\n它的分支很多，说明这条母系在东亚已经生活了很久。' },
    { header: '科学依据', description: '单倍群按国际通用的线粒体谱系树命名，由一组稳定的线粒体位点确定。' },
    LIMITS,
    { header: '参考文献', description: 'PhyloTree 线粒体谱系树\nMITOMAP 人类线粒体基因组数据库\n国际千人基因组计划（1000 Genomes Project）' },
  ],
  ancestry: { type: 'MATERNAL_HAPLOTYPE', ...lineD4 },
}

const neanderthal: SeedItem = {
  id: 'A004',
  category: 'ANCESTRY',
  nameCn: '尼安德特人比例',
  nameEn: 'Neanderthal Ancestry',
  itemClass: '远古祖先',
  model: 'NEANDERTHAL',
  severity: 'NORMAL',
  short: '您的基因里约有 2.1% 来自尼安德特人，与多数东亚人接近。',
  suggestion: '这个比例高一点或低一点，都不代表好与坏。\n当作一段远古的故事，讲给家里的孩子听听。',
  contentShort: '看看您的基因里，有多少来自几万年前的尼安德特人。',
  content:
    '尼安德特人是几万年前生活在欧亚大陆的古人类，后来消失了。现代人走出非洲时曾与他们相遇并留下后代，所以非洲以外的人大多带有约 2% 的尼安德特人片段。其中一些片段与皮肤、头发和免疫有关。',
  loci: [],
  corpus: [
    { header: '结果解读', description: '非洲以外的人群一般在 1.8% 到 2.6% 之间，您的 2.1% 处在中间。\n比例相近的两个人，保留下来的片段也可能完全不同。' },
    { header: '科学依据', description: '把您的基因与已公开的尼安德特人古基因组比对，找出两者共有、而非洲人群里少见的片段，再计算所占的比例。' },
    LIMITS,
    { header: '参考文献', description: '马克斯·普朗克进化人类学研究所尼安德特人基因组计划\n国际千人基因组计划（1000 Genomes Project）' },
  ],
  ancestry: { type: 'NEANDERTHAL', neanderthalRate: 0.021 },
}

/** The same person without a paternal line: women have no Y chromosome. */
export const paternalUnknown: SeedItem = {
  ...paternal,
  short: '父系由 Y 染色体记录，女性没有 Y 染色体，这一项没有结果。',
  suggestion: '想了解父系，可以请父亲或兄弟检测。\n母系、祖源成分等其他结果不受影响。',
  loci: [],
  corpus: paternal.corpus.filter(({ header }) => header !== '支系介绍'),
  ancestry: { type: 'PATERNAL_HAPLOTYPE' },
}

export const ancestry: SeedItem[] = [composition, paternal, maternal, neanderthal]

/** The child's own results: the paternal line is the father's line in the same family. */
export const childAncestry: SeedItem[] = [
  {
    ...composition,
    short: '您的祖源以东亚人群为主，其中华南、华北与华中合计接近八成。',
    ancestry: { type: 'ANCESTRY_COMPOSITION', areas: childAreas },
  },
  paternal,
  {
    ...maternal,
    short: '母系单倍群为 B4c1b，属于东亚南部和沿海常见的母系 B4。',
    loci: [{ gene: '线粒体 8281–8289', rsId: '', genotype: '9 碱基缺失', effect: '属于单倍群 B' }],
    corpus: maternal.corpus.map((part) =>
      part.header === '支系介绍'
        ? { ...part, description: 'B4c1b 在我国南方、东南沿海和中南半岛都能见到。\n它属于 B4，这一大支的另一些后代曾随航海的人群到达太平洋各岛。' }
        : part,
    ),
    ancestry: { type: 'MATERNAL_HAPLOTYPE', ...lineB4 },
  },
  {
    ...neanderthal,
    short: '您的基因里约有 1.9% 来自尼安德特人，与多数东亚人接近。',
    corpus: neanderthal.corpus.map((part) => ({ ...part, description: part.description.replace('2.1%', '1.9%').replace('处在中间', '也在其中') })),
    ancestry: { type: 'NEANDERTHAL', neanderthalRate: 0.019 },
  },
]
