import { plainText } from '../../search/search-rules.ts'
import { otherNames } from './medicine-names.ts'
import type { Owner } from '../person/owner-rules.ts'
import { inPregnancy, NO_LIVER, type Replaces } from '../person/pregnancy-advice.ts'

/**
 * Advice on food, weight, supplements, sun and exercise that a medicine or a pregnancy forbids or changes. A laboratory
 * writes its advice for people without medicines, so a condition is added to each such sentence here.
 */

interface Conflict {
  /** Matches advice to take more of something; advice to take less of it has no risk. */
  advised: RegExp
  /** The part of the sentence that `taking` replaces; without this value, the whole sentence is shown. */
  replaces?: Replaces
  /** Generic names as in the report. */
  medicines: readonly string[]
  taking: string
  /** The condition for other people, whose medicines are unknown; empty if the sentence would only cause fear. */
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
    // NHS, "Simvastatin" and "Warfarin"; FDA, "Grapefruit juice and some drugs don’t mix"; labels of tacrolimus and
    // carbamazepine.
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

/**
 * Milk, for people who cannot digest lactose; another item of the report may show that the person is one of them
 * (中国居民膳食指南 2022: yoghurt or milk low in lactose).
 */
const MILK = /每天一杯牛奶|(?:每天|正常|多)喝(?:牛)?奶|换成[^，。；]{0,6}牛奶|牛奶[^，。；]{0,8}照常吃/
const LOW_LACTOSE = { advised: MILK, text: '喝牛奶腹胀的人，换成酸奶或低乳糖牛奶', replaces: null }

/** A sentence that advises to eat less of a food is not advice to eat it. */
const LESS = /(?:咸鱼|鱼[^，。；]{0,6}(?:少吃|不吃|忌))/

type Taker = Pick<Owner, 'medicines'> & Partial<Pick<Owner, 'pregnancy' | 'gender'>>

/** The condition because of a pregnancy or a medicine, added to a sentence or replacing it. */
interface Note {
  advised: RegExp
  text: string
  replaces: Replaces | null
}

/** The conditions because of a pregnancy; none for a man. */
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

function notesFor(sentence: string, { medicines: noted = [] }: Taker): Note[] {
  return conflicts
    .filter(({ advised }) => advised.test(sentence))
    .flatMap(({ advised, medicines, taking, replaces = null }) => {
      const taken = medicines.filter((medicine) => namedIn(medicine, noted))
      return taken.length > 0 ? [{ advised, replaces, text: `在用${taken.join('、')}：${taking}` }] : []
    })
}

/** A sentence that recommends asking the doctor, or eating an even amount, already contains the condition. */
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

/** Matches a clause that is a condition of the next clause. */
const LEADS = /(?:的话|时|时候)[，；]*$|^(?:如果|要是)|^从[^，；]+到[^，；]+[，；]*$/

function leftOf(sentence: string, notes: readonly Note[]): string {
  const clauses = sentence.match(/[^，；]+[，；]*/g) ?? []
  const isAgainst = (clause: string, ...modes: Replaces[]) =>
    notes.some(({ advised, replaces }) => replaces && modes.includes(replaces) && advised.test(clause))
  const isWhole = notes.some(
    // Advice that is complete only if all clauses are shown.
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

/** Only one of the two conditions for liver is shown: to leave it out, or to eat an even amount. */
const consistent = (notes: readonly Note[]): readonly Note[] =>
  notes.some(({ text }) => text === NO_LIVER)
    ? notes.map((note) => ({ ...note, text: note.text.replace('绿叶菜、动物肝脏和蛋黄', '绿叶菜和蛋黄') }))
    : notes

/** A note is added next to the words to which it refers; a note that replaces words is a separate sentence. */
function withNotes(sentence: string, all: readonly Note[]): string {
  if (all.length === 0) return sentence
  // If a sentence is replaced, other notes about it are left out.
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

/** Each sentence converted by `say`; if several sentences become the same note, it is shown once. */
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

/** A text about the disease, changed where a sentence is untrue in a pregnancy. */
export const factsInPregnancy = (text: string, who: Taker): string =>
  bySentence(text, (sentence) =>
    withNotes(
      sentence,
      pregnancyNotes(sentence, who).filter(({ advised }) => aboutFacts.has(advised)),
    ),
  )

/** Whether the person must ask the doctor before following this advice, because of a medicine in use or a pregnancy. */
export const asksDoctorFirst = (text: string, who: Taker): boolean =>
  [...notesFor(text, who), ...pregnancyNotes(text, who)].some(({ text: note }) => /先问(?:产检)?医生/.test(note)) &&
  withMedicines(text, who) !== text
