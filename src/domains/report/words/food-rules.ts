import { plainText } from '../search-rules.ts'
import { otherNames } from './medicine-names.ts'
import type { Owner } from './owner-rules.ts'

/**
 * Advice on food, weight, supplements, sun and exercise that a medicine or a pregnancy forbids or changes. A laboratory writes its advice for
 * people without medicines, so each such sentence gets its condition here.
 */

interface Conflict {
  /** Advice to take more of something; advice to take less is no risk. */
  advised: RegExp
  /** Generic names, as the report has them. */
  medicines: readonly string[]
  /** For a person who has noted the medicine. */
  taking: string
  /** For everybody else, whose medicines are unknown; empty where the sentence would only frighten. */
  others?: string
}

const MORE = '(?:多吃|常吃|每天吃|多放|吃够)'
const conflicts: readonly Conflict[] = [
  {
    // NHS, "Warfarin: food and drink": eat similar amounts of leafy vegetables, broccoli, liver and egg yolks.
    advised: new RegExp(
      `(?:深绿|绿叶|绿色)[^，。；]{0,2}菜|菠菜|羽衣甘蓝|${MORE}[^。；]{0,10}(?:蔬菜|西兰花|芥蓝)|蔬菜[^。；，]{0,4}多吃|蛋黄|动物肝脏|吃一点肝|菜籽油`,
    ),
    medicines: ['华法林'],
    taking: '每天吃的量前后差不多，不要突然多吃或少吃，先问医生',
    others: '正在吃华法林的人除外，先问医生',
  },
  {
    // NHS, "Simvastatin" and "Warfarin"; FDA, "Grapefruit juice and some drugs don’t mix"; labels of tacrolimus, carbamazepine.
    advised: /吃[^。；]{0,6}水果|吃原果|水果[^。；]{0,5}(?:多吃|一起吃)/,
    medicines: ['辛伐他汀', '阿托伐他汀', '华法林', '他克莫司', '卡马西平'],
    taking: '不吃西柚、葡萄柚，也不喝它们的汁',
  },
  {
    // FDA labels: voriconazole (photosensitivity), azathioprine and tacrolimus (limit sunlight: skin cancer).
    advised: /(?:每天|多|天气好|、)[^。；]{0,6}晒晒?太阳(?!的地方)|晒晒太阳/,
    medicines: ['伏立康唑', '硫唑嘌呤', '他克莫司'],
    taking: '要防晒，晒太阳以前先问医生',
    others: '正在用需要防晒的药的人除外，先问医生',
  },
  {
    // FDA label of glimepiride: more activity than usual lowers the sugar; NHS, "Low blood sugar".
    advised: /快走|慢跑|跑步|跑跑跳跳|游泳|骑车|每周运动|坚持运动|力量练习/,
    medicines: ['格列美脲'],
    taking: '运动前后留意低血糖，身边备几块糖',
  },
  {
    // Folic acid lowers phenytoin (NHS, "Folic acid") and makes capecitabine more toxic (its FDA label).
    advised: /(?:补充|吃)(?!天然)[^，。；]{0,8}叶酸/,
    medicines: ['苯妥英', '卡马西平', '卡培他滨'],
    taking: '补不补、补多少，先问医生',
  },
  {
    // FDA label of isoniazid: tyramine in cheese, histamine in tuna and related fish.
    advised: /海鱼|奶酪/,
    medicines: ['异烟肼'],
    taking: '奶酪和金枪鱼一类的鱼先不吃，先问医生',
  },
  {
    // WHO guideline on lower-sodium salt substitutes (2025).
    advised: /低钠盐/,
    medicines: ['氯沙坦'],
    taking: '低钠盐含钾，换之前先问医生',
    others: '肾脏不好或正在吃降压药的人除外，先问医生',
  },
  {
    // NMPA labels of tramadol and isoniazid: no alcohol.
    advised: /酒[^。；]{0,6}尽量少喝|少喝酒|(?:少量|适量)[^。；]{0,4}酒|小酌/,
    medicines: ['曲马多', '异烟肼'],
    taking: '一点酒也不要喝',
  },
]

/** Advice that is not for a pregnancy, or not before one. */
interface InPregnancy {
  advised: RegExp
  pregnant: string
  /** Said before a pregnancy; empty where the advice then holds. */
  planning: string
}

const NO_LIVER = '怀孕和备孕时不吃动物肝脏'
const LOW_MERCURY = '挑三文鱼、带鱼这类汞少的鱼，不吃鲨鱼、旗鱼'
const NO_ALCOHOL = '怀孕和备孕时一点酒也不要喝'

const inPregnancy: readonly InPregnancy[] = [
  {
    // NHS, "Overweight and pregnant": do not try to lose weight in a pregnancy.
    advised: /减重|减掉|减肥|减轻体重|控制体重|(?:从|和|先把)体重|减[^，。；]{0,4}(?:斤|公斤)/,
    pregnant: '怀孕期间先不要减重，体重怎么长先问产检医生',
    planning: '',
  },
  // NHS, "Foods to avoid in pregnancy": shark, swordfish and marlin, liver.
  { advised: /鱼(?!油|肝|腥|刺)/, pregnant: LOW_MERCURY, planning: LOW_MERCURY },
  { advised: /动物肝脏|吃一点肝|猪肝/, pregnant: NO_LIVER, planning: NO_LIVER },
  {
    // NHS, "Drinking alcohol while pregnant": none, also when trying to become pregnant.
    advised: /(?:少|少量|适量|小)[^，。；]{0,4}(?:喝|饮)?酒|小酌|酒[^。；]{0,6}尽量少喝|尽量不(?:喝|饮)酒|限酒/,
    pregnant: NO_ALCOHOL,
    planning: NO_ALCOHOL,
  },
]

/** What asks for less of it is no advice to eat it. */
const LESS = /(?:咸鱼|鱼[^，。；]{0,6}(?:少吃|不吃|忌))/

type Taker = Pick<Owner, 'medicines'> & Partial<Pick<Owner, 'pregnancy' | 'gender'>>

/** What a pregnancy asks for beside this sentence; a man who plans a child is not pregnant. */
function pregnancyNotes(sentence: string, { pregnancy, gender }: Taker): string[] {
  if (gender === 'MALE' || (pregnancy !== 'pregnant' && pregnancy !== 'planning')) return []
  if (/孕/.test(sentence) || LESS.test(sentence)) return []
  return inPregnancy.filter(({ advised }) => advised.test(sentence)).flatMap((rule) => rule[pregnancy] || [])
}

const namedIn = (medicine: string, noted: readonly string[]): boolean =>
  [medicine, ...otherNames(medicine)]
    .map(plainText)
    .some((name) => noted.some((entry) => plainText(entry).includes(name)))

/** What the medicines in use ask for beside this sentence: 在用华法林：… */
function notesFor(sentence: string, { medicines: noted = [] }: Taker): string[] {
  return conflicts
    .filter(({ advised }) => advised.test(sentence))
    .flatMap(({ medicines, taking }) => {
      const taken = medicines.filter((medicine) => namedIn(medicine, noted))
      return taken.length > 0 ? [`在用${taken.join('、')}：${taking}`] : []
    })
}

/** A sentence that sends to the doctor, or asks for an even amount, has its condition. */
const CONDITIONED = /医生|药师|差不多/

function withNotes(sentence: string, who: Taker): string {
  const forPregnancy = pregnancyNotes(sentence, who)
  const notes = [...forPregnancy, ...medicineNotes(sentence, who)]
  if (notes.length === 0) return sentence
  const [end = ''] = /[。！？；\s]*$/.exec(sentence) ?? []
  return `${sentence.slice(0, sentence.length - end.length)}（${notes.join('；')}）${end}`
}

function medicineNotes(sentence: string, who: Taker): readonly string[] {
  if (CONDITIONED.test(sentence)) return []
  const taking = notesFor(sentence, who)
  const others = conflicts.flatMap(({ advised, others: said }) => (said && advised.test(sentence) ? [said] : []))
  return taking.length > 0 ? taking : others
}

/** A text with the condition of each sentence that a medicine or a pregnancy forbids or changes. */
export const withMedicines = (text: string, who: Taker): string =>
  text.replaceAll(/[^。！？\n]+[。！？\n]*/g, (sentence) => withNotes(sentence, who))

/** Whether the doctor is asked before this advice is followed, because of a medicine in use or a pregnancy. */
export const asksDoctorFirst = (text: string, who: Taker): boolean =>
  withMedicines(text, who) !== text &&
  [...notesFor(text, who), ...pregnancyNotes(text, who)].some((note) => /先问(?:产检)?医生/.test(note))
