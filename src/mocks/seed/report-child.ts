import { childAncestry } from './report-ancestry.ts'
import { childCommon } from './report-child-common.ts'
import { drugs } from './report-drugs.ts'
import { geneticDiseases } from './report-genetic.ts'
import { lifestyle } from './report-lifestyle.ts'
import { rareDiseases } from './report-rare.ts'
import type { SeedItem } from './report-seed.ts'

/** A child's report: its own common diseases, and the rest of the adult report reworded for the parents. */

/**
 * The items that a child's report leaves out: adult habits, diseases of later life, which people should decide about as
 * adults, and tramadol, which must not be given below 12 (FDA safety communication of April 2017).
 */
const adultsOnly = new Set(['M018', 'L001', 'L002', 'L003', 'L023', 'L026', 'G023', 'R006', 'R007'])

/** Rephrases texts for a customer as texts about the child; whole phrases before single words. */
const phrases: [adult: string, child: string][] = [
  ['更年期以后，定期查一次骨密度。', '多跑跳、多晒太阳，骨头更结实。'],
  ['快走、游泳、太极都合适。', '跑跳、游泳、球类都合适。'],
  ['每周加两次力量练习，帮助留住肌肉。', '换着花样玩，比单练一项更好。'],
  ['每周快走五次，每次三十分钟。', '每天跑跑跳跳，累计一小时。'],
  ['不吸烟，也远离二手烟。', '家里不吸烟，让孩子远离二手烟。'],
  ['出门防晒，别只靠美白产品。', '出门防晒，帽子和伞都好用。'],
  ['饭后半小时内不喝浓茶。', '水果和肉一起吃，铁更好吸收。'],
  ['家在南方的，自己或子女备孕前，仍建议查血常规', '家在南方、准备要二孩的家庭，仍建议查血常规'],
  ['自己或子女备孕时，可以做携带者筛查', '准备要二孩的父母可以做携带者筛查'],
  ['有亲属患病的，自己或子女备孕前做遗传咨询', '有亲属患病的，可以做遗传咨询'],
  ['有亲属患病的，备孕前做遗传咨询', '有亲属患病的，可以做遗传咨询'],
  ['您自己体检时', '孩子体检时'],
  ['母亲、外婆、姐妹和您的子女', '妈妈、外婆和兄弟姐妹'],
  ['讲给家里的孩子听听', '讲给孩子听听'],
  ['您', '孩子'],
]

const forParents = (text: string): string =>
  phrases.reduce((current, [adult, child]) => current.replaceAll(adult, child), text)

/** The two carrier results have their own texts, because for a child other things matter. */
const retold: Record<string, Pick<SeedItem, 'short' | 'suggestion' | 'content'> & { family: string }> = {
  G001: {
    short: '孩子携带 GJB2 基因的一处变异，携带者的听力通常完全正常，这不是耳聋的诊断。',
    suggestion: '携带本身一般不需要治疗，照常生活和学习就好。\n听力照常随儿保检查。\n父母准备再要孩子时，可以一起查一查这个基因。\n结果请收好，孩子长大成家前再告诉孩子。',
    content:
      '遗传性耳聋是由基因变化引起的听力下降，多数在出生时或幼年出现。最常见的类型需要父母各传一份变化的基因才可能受影响。孩子只带有一份，另一份没有检出变化，所以听力通常不受影响。',
    family: '这份变异多半来自父母中的一位，这一位同样通常是健康的携带者。父母中只有一位携带时，孩子的每个兄弟姐妹有一半的机会也携带，只带一份时通常同样健康。',
  },
  G002: {
    short: '孩子是 HBB 基因一处变异的携带者，携带者通常健康，有的有轻度贫血。',
    suggestion: '携带本身一般不需要治疗，可以正常上学和运动。\n看到血常规红细胞偏小，请告诉医生孩子是携带者，不要自己长期补铁。\n父母准备再要孩子时，建议一起查血常规和地贫基因。',
    content:
      '地中海贫血是血红蛋白制造不足引起的遗传性贫血，南方地区比较常见。重型需要父母各传一份变化的基因。孩子只带有一份，成长通常不受影响。',
    family: '这份变异多半来自父母中的一位，这一位同样通常是健康的携带者。父母中只有一位携带时，孩子的每个兄弟姐妹有一半的机会也携带，只带一份时通常同样健康。',
  },
}

function retell(item: SeedItem): SeedItem {
  const own = retold[item.id]
  if (!own) return item
  const { family, ...texts } = own
  const corpus = item.corpus.map((part) => {
    if (part.header === '疾病介绍') return { ...part, description: texts.content }
    return part.header.startsWith('对家人的意义') ? { ...part, description: family } : part
  })
  return { ...item, ...texts, corpus }
}

/** The advice for an adult’s medicine is not for a child: a paediatrician decides on the medicine and its dose. */
const childAdvice = [
  '准备用或正在用，都把结果给儿科医生看。',
  '能不能用、用多少，由儿科医生按年龄和体重定。',
  '请勿自行停药或换药，有疑问先问医生或药师。',
]

/** An anaesthetist chooses an anaesthetic; the advice not to stop a medicine does not apply to it. */
const anaesthetics = /七氟烷|琥珀胆碱/
const anaestheticAdvice = ['手术以前，把结果给麻醉医生看。', '告诉麻醉医生：孩子和家人麻醉时出过什么意外。']

/** The text of a result without findings, for anaesthetics and for genes of the immune system; null for other items. */
function ordinaryOf({ nameCn, loci }: SeedItem): string | null {
  if (anaesthetics.test(nameCn))
    return '在已检测的范围内没有检出有风险的类型，未检出不代表没有风险；手术以前告诉麻醉医生，家里有没有人麻醉时出过意外。'
  return loci.some(({ gene }) => gene.startsWith('HLA'))
    ? '在已检测的范围内，没有检出与严重皮肤过敏有关的类型，未检出不代表没有风险；用药后出皮疹或发烧，仍要马上去看医生。能不能用，由儿科医生定。'
    : null
}

function childMedicine(item: SeedItem): SeedItem {
  if (item.category !== 'PHARMACOGENOMICS') return item
  const advice = anaesthetics.test(item.nameCn) ? anaestheticAdvice : childAdvice
  const found = item.severity !== 'NORMAL' || !item.short.includes('常规使用')
  const short = found ? item.short : (ordinaryOf(item) ?? '从基因看，孩子处理这种药与多数人相近；能不能用，由儿科医生定。')
  return { ...item, short, suggestion: advice.join('\n') }
}

function toChild(adult: SeedItem): SeedItem {
  const item = childMedicine(retell(adult))
  return {
    ...item,
    id: `C${item.id}`,
    short: forParents(item.short),
    suggestion: forParents(item.suggestion),
    ...(item.meaning && { meaning: forParents(item.meaning) }),
    contentShort: forParents(item.contentShort),
    content: forParents(item.content),
    loci: item.loci.map((locus) => ({ ...locus, effect: forParents(locus.effect) })),
    corpus: item.corpus.map((part) => ({ ...part, description: forParents(part.description) })),
  }
}

const reused = [...drugs, ...lifestyle, ...geneticDiseases, ...rareDiseases, ...childAncestry]

export const childReport: SeedItem[] = [...childCommon, ...reused.filter(({ id }) => !adultsOnly.has(id)).map(toChild)]
