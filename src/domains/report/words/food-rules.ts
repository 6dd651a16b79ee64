import { plainText } from '../search-rules.ts'
import { otherNames } from './medicine-names.ts'
import type { Owner } from './owner-rules.ts'
import { inPregnancy, NO_LIVER, type Replaces } from './pregnancy-advice.ts'

/**
 * Advice on food, weight, supplements, sun and exercise that a medicine or a pregnancy forbids or changes. A laboratory writes its advice for
 * people without medicines, so each such sentence gets its condition here.
 */

interface Conflict {
  /** Advice to take more of something; advice to take less is no risk. */
  advised: RegExp
  /** For a person who has noted the medicine. */
  replaces?: Replaces
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
    replaces: 'clause',
    taking: '绿叶菜、动物肝脏和蛋黄，每天吃的量前后差不多，不要突然多吃或少吃，先问医生',
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
    replaces: 'clause',
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
    replaces: 'clause',
    taking: '叶酸要补多少，先问医生',
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
    replaces: 'clause',
    taking: '低钠盐含钾，换之前先问医生',
    others: '肾脏不好或正在吃降压药的人除外，先问医生',
  },
  {
    // NMPA labels of tramadol and isoniazid: no alcohol.
    advised: /酒[^。；]{0,6}尽量少喝|少喝酒|(?:少量|适量)[^。；]{0,4}酒|小酌/,
    medicines: ['曲马多', '异烟肼'],
    replaces: 'clause',
    taking: '一点酒也不要喝',
  },
]

/** Milk for who cannot digest lactose, whom another item may name (中国居民膳食指南 2022: yoghurt or milk low in lactose). */
const MILK = /每天一杯牛奶|(?:每天|正常|多)喝(?:牛)?奶|换成[^，。；]{0,6}牛奶|牛奶[^，。；]{0,8}照常吃/
const LOW_LACTOSE = { advised: MILK, text: '喝牛奶腹胀的人，换成酸奶或低乳糖牛奶', replaces: null }

/** A sentence that advises less of a food is no advice to eat it. */
const LESS = /(?:咸鱼|鱼[^，。；]{0,6}(?:少吃|不吃|忌))/

type Taker = Pick<Owner, 'medicines'> & Partial<Pick<Owner, 'pregnancy' | 'gender'>>

/** The condition of a pregnancy or a medicine, beside a sentence or instead of it. */
interface Note {
  advised: RegExp
  text: string
  replaces: Replaces | null
}

/** The condition of a pregnancy. A man who plans a child is not pregnant. */
function pregnancyNotes(sentence: string, { pregnancy, gender }: Taker): Note[] {
  if (gender === 'MALE' || (pregnancy !== 'pregnant' && pregnancy !== 'planning')) return []
  if (/孕/.test(sentence) || LESS.test(sentence)) return []
  return inPregnancy.flatMap(({ advised, replaces = null, ...rule }) =>
    rule[pregnancy] && advised.test(sentence) ? [{ advised, replaces, text: rule[pregnancy] }] : [],
  )
}

const namedIn = (medicine: string, noted: readonly string[]): boolean =>
  [medicine, ...otherNames(medicine)]
    .map(plainText)
    .some((name) => noted.some((entry) => plainText(entry).includes(name)))

/** What the medicines in use ask for: 在用华法林：… */
function notesFor(sentence: string, { medicines: noted = [] }: Taker): Note[] {
  return conflicts
    .filter(({ advised }) => advised.test(sentence))
    .flatMap(({ advised, medicines, taking, replaces = null }) => {
      const taken = medicines.filter((medicine) => namedIn(medicine, noted))
      return taken.length > 0 ? [{ advised, replaces, text: `在用${taken.join('、')}：${taking}` }] : []
    })
}

/** A sentence that sends to the doctor, or asks for an even amount, has its condition. */
const CONDITIONED = /医生|药师|差不多/

function medicineNotes(sentence: string, who: Taker): readonly Note[] {
  if (CONDITIONED.test(sentence)) return []
  const taking = notesFor(sentence, who)
  const others = conflicts.flatMap(({ advised, others: text }) =>
    text && advised.test(sentence) ? [{ advised, text, replaces: null }] : [],
  )
  return taking.length > 0 ? taking : others
}

/** One text for all notes; a medicine with several notes is named once. */
function together(notes: readonly Note[]): string {
  const said = new Map<string, string[]>()
  for (const { text } of notes) {
    const [, medicines = '', what = text] = /^(在用[^：]+：)(.*)$/.exec(text) ?? []
    said.set(medicines, [...new Set([...(said.get(medicines) ?? []), what])])
  }
  return [...said].map(([medicines, texts]) => medicines + texts.join(medicines ? '，' : '；')).join('；')
}

/** A condition of the clause that follows. */
const LEADS = /(?:的话|时|时候)[，；]*$|^(?:如果|要是)|^从[^，；]+到[^，；]+[，；]*$/

/** The clauses that may still be said. */
function leftOf(sentence: string, notes: readonly Note[]): string {
  const clauses = sentence.match(/[^，；]+[，；]*/g) ?? []
  const isAgainst = (clause: string, ...modes: Replaces[]) =>
    notes.some(({ advised, replaces }) => replaces && modes.includes(replaces) && advised.test(clause))
  const isWhole = notes.some(
    // Advice that only the clauses together give.
    ({ advised, replaces }) => replaces === 'whole' || (replaces && !clauses.some((clause) => advised.test(clause))),
  )
  if (isWhole) return ''
  const rest = clauses.findIndex((clause) => isAgainst(clause, 'rest'))
  const isCut = (at: number) => at >= (rest < 0 ? clauses.length : rest) || isAgainst(clauses[at] ?? '', 'clause')
  return clauses
    .filter((clause, at) => !isCut(at) && !(at + 1 < clauses.length && isCut(at + 1) && LEADS.test(clause)))
    .join('')
    .replace(/[，；]+$/, '')
}

/** Liver is either left out or eaten in an even amount. */
const consistent = (notes: readonly Note[]): readonly Note[] =>
  notes.some(({ text }) => text === NO_LIVER)
    ? notes.map((note) => ({ ...note, text: note.text.replace('绿叶菜、动物肝脏和蛋黄', '绿叶菜和蛋黄') }))
    : notes

/** A note is beside the words that it is about; a note that replaces something is a sentence of its own. */
function withNotes(sentence: string, all: readonly Note[]): string {
  if (all.length === 0) return sentence
  // A replaced sentence leaves nothing for the other notes to refer to.
  const whole = all.find(({ replaces }) => replaces === 'whole')
  const notes = whole ? [whole] : consistent(all)
  const [end = ''] = /[。！？；\s]*$/.exec(sentence) ?? []
  const left = leftOf(sentence.slice(0, sentence.length - end.length), notes)
  const beside = notes.filter(({ advised, replaces }) => !replaces && advised.test(left))
  const instead = together(notes.filter((note) => !beside.includes(note)))
  const said = beside.length > 0 ? `${left}（${together(beside)}）` : left
  if (!instead) return `${said}${end}`
  return said ? `${said}。${instead}${end || '。'}` : `${instead}${end}`
}

/** Each sentence as `say` has it; a note that several sentences become is said once. */
function bySentence(text: string, say: (sentence: string) => string): string {
  const before = text.match(/[^。！？\n]+[。！？\n]*|[。！？\n]+/g) ?? []
  const said = before.map(say)
  return said.filter((sentence, at) => sentence === before[at] || said.indexOf(sentence) === at).join('')
}

/** A text with the condition of each sentence that a medicine or a pregnancy forbids or changes. */
export const withMedicines = (text: string, who: Taker): string =>
  bySentence(text, (sentence) =>
    withNotes(sentence, [
      ...pregnancyNotes(sentence, who),
      ...medicineNotes(sentence, who),
      ...(MILK.test(sentence) ? [LOW_LACTOSE] : []),
    ]),
  )

const aboutFacts = new Set(inPregnancy.filter(({ facts }) => facts).map(({ advised }) => advised))

/** A text about the disease without what a pregnancy makes untrue. */
export const factsInPregnancy = (text: string, who: Taker): string =>
  bySentence(text, (sentence) =>
    withNotes(
      sentence,
      pregnancyNotes(sentence, who).filter(({ advised }) => aboutFacts.has(advised)),
    ),
  )

/** Whether the doctor is asked before this advice is followed, because of a medicine in use or a pregnancy. */
export const asksDoctorFirst = (text: string, who: Taker): boolean =>
  [...notesFor(text, who), ...pregnancyNotes(text, who)].some(({ text: note }) => /先问(?:产检)?医生/.test(note)) &&
  withMedicines(text, who) !== text
