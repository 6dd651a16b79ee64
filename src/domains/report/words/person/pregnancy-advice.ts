/** A laboratory's general advice that is forbidden or changed in a pregnancy. */

/**
 * The part of a sentence that its condition replaces. `clause` means the clauses that are advised against. `rest` means
 * the first such clause and all clauses after it, because a clause such as 效果更好 depends on it. `whole` means the
 * sentence. Without this value, the whole sentence is shown with its condition.
 */
export type Replaces = 'clause' | 'rest' | 'whole'

/** Advice that is not for a pregnancy, or not for the time before a pregnancy. */
interface InPregnancy {
  advised: RegExp
  replaces?: Replaces
  /** Whether sentences about the disease are changed in a pregnancy, too. */
  facts?: true
  pregnant: string
  /** The text before a pregnancy; empty if the advice is valid then. */
  planning: string
}

export const NO_LIVER = '怀孕和备孕时不吃动物肝脏'
const LOW_MERCURY = '挑三文鱼、带鱼这类汞少的鱼，不吃鲨鱼、旗鱼'
const NO_ALCOHOL = '怀孕和备孕时一点酒也不要喝'

const CAFFEINE = '怀孕期间，咖啡因一天不超过 200 毫克，咖啡、茶、可乐里的都算'
const FOLIC_ACID =
  '从备孕到孕满 12 周每天补充 0.4 毫克叶酸；有糖尿病、癫痫，怀过神经管缺陷的孩子，或在长期吃药的，用量由医生定'

const CALM = '(?:(?:不必|不用|别)(?:慌|担心|紧张)|没关系|不要紧|(?:是|都|属于)正常)'
const VALUE = '(?:偏[高低]|[升增]高|降低)'
const SYMPTOM = '(?:肿|痛|疼|痒|血|晕|心慌|恶心|呕吐|气短|结节)'
const TELL_VALUE = '怀孕期间，化验值哪怕只有一点偏高或偏低，也马上告诉产检医生'

export const inPregnancy: readonly InPregnancy[] = [
  {
    // ACOG Practice Bulletin 222 (HELLP), 妊娠期肝内胆汁淤积症诊治指南, ACG guideline "Liver Disease and Pregnancy" (2016):
    // a slightly raised transaminase, itching, or pain in the upper belly may be the first sign.
    advised: /(?:转氨酶|肝功能|肝酶|胆汁酸|胆红素)[^。；]*(?:偏高|升高|复查|慌|担心|紧张)/,
    replaces: 'whole',
    facts: true,
    pregnant: '怀孕期间，转氨酶哪怕只高一点，也马上告诉产检医生；皮肤很痒、右上腹痛、恶心呕吐或眼睛发黄，马上去医院',
    planning: '',
  },
  {
    // For these values, too, other limits apply in a pregnancy (ACOG Practice Bulletins 190 and 222).
    advised: new RegExp(`${VALUE}[^。；]*(?:${CALM}|复查|先调整|看医生)`),
    replaces: 'whole',
    facts: true,
    pregnant: TELL_VALUE,
    planning: '',
  },
  {
    advised: new RegExp(`${SYMPTOM}[^，。；]*${CALM}|${CALM}[^，。；]*${SYMPTOM}`),
    replaces: 'clause',
    facts: true,
    pregnant: '怀孕期间有这种情况，先告诉产检医生',
    planning: '',
  },
  {
    // 妊娠期高血糖诊治指南 (2022): the risk is told at the first visit; everybody has the 75 g OGTT at 24 to 28 weeks.
    advised: /(?:每年|定期|查)[^。；]{0,8}(?:空腹血糖|糖化血红蛋白)/,
    replaces: 'whole',
    pregnant: '现在就告诉产检医生这一项的结果；怀孕 24 到 28 周，按医生的安排做糖耐量检查（OGTT）',
    planning: '',
  },
  {
    // Labels of ¹⁴C-urea capsules and of 枸橼酸铋钾, a part of the eradication: not for pregnant women.
    advised: /吹气检查|呼气(?:检查|试验)|(?:查|有没有)[^，。；]{0,6}幽门螺杆菌/,
    replaces: 'clause',
    pregnant: '怀孕期间先不做吹气检查，也不吃杀幽门螺杆菌的药，生完以后再查；产检时把这一项告诉医生',
    planning: '',
  },
  {
    // ACOG Committee Opinion 723: ionising radiation only where it is needed.
    advised: /(?<![A-Za-z])CT(?![A-Za-z])|X ?光|钼靶|骨密度检查|胸片/,
    pregnant: '做以前，先告诉医生正在怀孕',
    planning: '做以前，先告诉医生可能怀孕',
  },
  {
    // ACOG Practice Bulletin 222 and 妊娠期高血压疾病诊治指南 (2020): 140/90 is hypertension, 160/110 severe; headache,
    // trouble seeing and pain in the upper belly are severe features. The general limits would be too late.
    advised: /1[2-9]\d\/\d{2,3}/,
    replaces: 'whole',
    facts: true,
    pregnant:
      '怀孕期间，血压到 140/90，联系产科医生；到 160/110，或剧烈头痛、看不清、上腹痛，马上去急诊；胸痛、气短，马上打 120',
    planning: '',
  },
  {
    // ACOG Practice Bulletin 222; FDA label of losartan: some medicines for the blood pressure harm the unborn child.
    advised: /降压药[^。；]{0,8}按时吃/,
    replaces: 'rest',
    pregnant: '怀孕期间，降压药尽快请产检医生看过，不要自己停药或改量',
    planning: '',
  },
  {
    // NHS, "Overweight and pregnant": do not try to lose weight in a pregnancy; WS/T 801-2022 妊娠期妇女体重增长推荐值标准:
    // weight and waist grow.
    advised:
      /减重|减掉|减肥|减轻体重|控制体重|合适的体重|(?:从|和|先把)体重|减[^，。；]{0,4}(?:斤|公斤)|称体重|量腰围|腰围[^，。；]{0,6}不超过|慢慢减|七八分饱|小一号的碗|帮助少吃|节食/,
    replaces: 'rest',
    facts: true,
    pregnant: '怀孕期间先不要减重，体重怎么长先问产检医生',
    planning: '',
  },
  // ACOG Committee Opinion 462: less than 200 mg of caffeine a day. A number of cups does not ensure this limit, so a
  // sentence with a number of cups is replaced.
  { advised: /(?:[一二两三四]|\d)到(?:[一二两三四]|\d)杯/, replaces: 'whole', pregnant: CAFFEINE, planning: '' },
  {
    advised: /^(?!.*(?:停一停|少喝|不喝)).*(?:咖啡(?!色)|浓茶(?!色))/,
    pregnant: CAFFEINE,
    planning: '',
  },
  // 围受孕期增补叶酸预防神经管缺陷指南 (2017); WHO, periconceptional folic acid.
  { advised: /(?:利用|吸收|代谢)叶酸|叶酸(?:的)?(?:利用|水平|代谢)/, pregnant: FOLIC_ACID, planning: FOLIC_ACID },
  // NHS, "Foods to avoid in pregnancy": shark, swordfish and marlin, liver.
  { advised: /鱼(?!油|肝|腥|刺)/, pregnant: LOW_MERCURY, planning: LOW_MERCURY },
  { advised: /动物肝脏|吃一点肝|猪肝/, replaces: 'clause', pregnant: NO_LIVER, planning: NO_LIVER },
  {
    // NHS, "Drinking alcohol while pregnant": none, even when trying to become pregnant.
    advised:
      /(?:少|少量|适量|小)[^，。；]{0,4}(?:喝|饮)?酒|小酌|酒[^。；]{0,6}尽量少喝|尽量不(?:喝|饮)酒|限酒|酒[^，。；]{0,10}(?:少(?:吃|喝)|要少)|不喝最好/,
    replaces: 'clause',
    pregnant: NO_ALCOHOL,
    planning: NO_ALCOHOL,
  },
]
