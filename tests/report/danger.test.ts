import { expect, test } from 'vitest'
import { EMERGENCY } from '#/domains/report/medicines/medicine-rules.ts'
import { adultReport } from '#/mocks/seed/report-adult.ts'
import { childReport } from '#/mocks/seed/report-child.ts'
import { sentencesOf, textsOf } from './item-texts.ts'

/**
 * Warnings that the sample reports must contain, so that nobody waits too long or stops a medicine. Each has a source.
 */

const items = [...adultReport, ...childReport]
const textOfItem = (id: string) =>
  items
    .filter((item) => item.id === id)
    .flatMap(textsOf)
    .join('\n')

test.each<[id: string, says: RegExp, source: string]>([
  ['M001', /胸痛、脸歪或一侧手脚没力气，马上打 120/, 'NHS, When to call 999'],
  ['M002', /剧烈头痛、尿色发红、摔伤头部.*马上去急诊/, 'NHS, Side effects of warfarin'],
  ['M001', /吐血或大便发黑，马上去急诊/, 'NHS, Side effects of clopidogrel'],
  ['M002', /大便发黑、剧烈头痛.*马上去急诊/, 'NHS, Side effects of warfarin: blood in your poo'],
  ['M003', /不喝西柚汁/, 'NHS, Simvastatin: do not drink grapefruit juice'],
  ['M017', /吐血或大便发黑，马上去急诊/, 'NHS, Side effects of celecoxib'],
  ['M003', /小便像浓茶色，要马上就医/, 'NHS, Side effects of simvastatin'],
  ['M004', /小便像浓茶色，要马上就医/, 'NHS, Side effects of rosuvastatin'],
  ['M005', /五分钟后胸痛不缓解，立即拨打 120/, 'ACC/AHA guideline on STEMI, 2013: after one dose'],
  ['M008', /先不要再吃，立即去急诊/, 'HSA Singapore, Safe use of allopurinol; the NMPA label'],
  ['M010', /叫不醒时不要喂东西，马上打 120/, 'NHS, Low blood sugar'],
  ['M013', /伤害自己的念头，马上就医/, 'NHS, Side effects of escitalopram'],
  ['M014', /发烧、出皮疹，要立即就医/, 'NHS, Side effects of carbamazepine'],
  ['M015', /皮疹或发烧，马上就医/, 'NHS, Side effects of phenytoin'],
  ['M016', /伤害自己的念头，马上就医/, 'NHS, Side effects of paroxetine'],
  ['M018', /呼吸变慢或叫不醒，马上打 120/, 'NHS, Side effects of tramadol'],
  ['M019', /不能排除恶性高热/, 'CPIC, RYR1 and CACNA1S'],
  ['M020', /恶性高热，本项没有看/, 'CPIC, RYR1 and CACNA1S'],
  ['M023', /眼白发黄、尿色变深，当天就医/, 'the NMPA label of isoniazid'],
  ['M024', /只看了一个常见的位点.*其他位点没有看/, 'CPIC, DPYD: four variants of reduced function'],
  ['M024', /发烧、一天腹泻四次以上.*马上联系/, 'the NMPA label of capecitabine'],
  ['M026', /发烧、喉咙痛或皮下出血，马上就医/, 'NHS, Side effects of azathioprine'],
  ['D003', /两次空腹血尿酸都超过 420/, '中国高尿酸血症与痛风诊疗指南（2019）, for both sexes'],
  ['D007', /正在吃降压药的人，换之前先问医生/, 'WHO guideline on lower-sodium salt substitutes, 2025'],
  ['D007', /180\/120，又胸痛、气短、剧烈头痛或看不清，马上打 120/, '中国高血压防治指南: emergency above 180/120'],
  ['D007', /180\/120，坐着休息几分钟再量还是高，当天去看医生/, 'AHA, Hypertensive crisis: measure again, then call'],
  ['D010', /胸痛、气短或昏倒，马上打 120/, 'NHS, Heart palpitations'],
  ['D014', /女性六十五岁以上[\s\S]*男性七十岁以上/, '原发性骨质疏松症诊疗指南（2022）: who is measured'],
  ['D025', /吐血或大便发黑，马上去急诊/, 'NHS, Stomach cancer: when to go to A&E'],
  ['D039', /疼得厉害、发烧或小便带血，当天就医/, 'NHS, Kidney stones: urgent appointment'],
  [
    'D011',
    /一侧小腿肿、疼、发热，当天去看医生.*胸痛、气短，马上打 120/,
    'NHS, DVT: urgent appointment; 999 with chest pain',
  ],
  ['D013', /剧烈的腰腹痛，马上打 120/, 'NHS, Abdominal aortic aneurysm'],
  ['D021', /闪光、黑影变多.*当天去眼科/, 'NHS, Detached retina'],
  ['D036', /说不出话、嘴唇发紫，马上打 120/, 'NHS, Asthma attacks'],
  ['G010', /听力突然下降，请当天去看/, 'NICE NG98, sudden hearing loss: seen within 24 hours'],
  ['G011', /黄疸超过两周，或大便发白，请尽快看/, 'NICE CG98: more than 14 days, or pale stools'],
  ['G013', /女性携带者有的凝血因子偏低/, 'WFH Guidelines, 3rd edition, chapter 9'],
  ['G014', /心脏可能受影响，要定期检查/, 'DMD Care Considerations 2018: female carriers'],
  ['CK005', /说不出话、嘴唇发紫，请马上打 120/, 'NHS, Asthma attacks'],
  ['CK008', /喘不上气、脸或嘴肿，请马上打 120/, 'NHS, Anaphylaxis'],
  ['CK009', /呼吸困难时，请马上打 120/, 'NHS, Anaphylaxis'],
  ['CK014', /请当天看医生[\s\S]*呼吸变快，请马上去急诊/, 'NHS, Type 1 diabetes; Diabetic ketoacidosis'],
  ['CK015', /新生儿期一天内就黄、两周还不退/, 'NICE CG98: within 24 hours, or more than 14 days'],
  ['CK022', /突然头痛得厉害[\s\S]*脖子发硬[\s\S]*马上去急诊/, 'NHS, Headaches: when to go to A&E'],
  ['CK027', /发高热请当天看儿科；三天不退，或眼红、出疹、嘴唇干红，请马上再看/, '川崎病诊断和急性期治疗专家共识'],
  ['CK028', /眼皮或脚肿、尿少、肚子胀，请当天看/, 'NHS, Nephrotic syndrome in children'],
  ['CK030', /关节又红又热、肿痛，请当天看医生/, 'NHS, Septic arthritis'],
  ['CK032', /5 岁以下可以接种 EV71 疫苗/, '肠道病毒71型灭活疫苗使用技术指南（2016）'],
  ['CK020', /第一次抽，或超过五分钟不停，请马上打 120/, 'NHS, Febrile seizures'],
])('the text on the item %s says %s (source: %s)', (id, says) => expect(textOfItem(id)).toMatch(says))

test.each<[id: string, never: RegExp, source: string]>([
  ['D028', /体检时做一次甲状腺超声/, '甲状腺结节和分化型甲状腺癌诊治指南（第二版）, 2: not for people without a risk'],
  ['D014', /这不等于已经患病，建议做/, '原发性骨质疏松症诊疗指南（2022）: not for every age'],
  ['G015', /(?:^|\n)体检时做一次肾脏/, 'KDIGO 2025, ADPKD: ultrasound for relatives, not for everybody'],
  ['G021', /每年查一次尿常规/, 'if nothing was found, nobody needs a yearly test'],
  ['R001', /每年查一次尿常规/, 'if nothing was found, nobody needs a yearly test'],
  ['D040', /每年做一次妇科超声/, 'a fibroid that was found is checked, and shrinks after the menopause'],
  ['D003', /360/, 'a limit for women that applied before 2019'],
  ['M010', /剂量要小一些/, 'a dose is only for the doctor'],
  ['M003', /，请从小剂量开始/, 'a dose is only for the doctor'],
  ['M027', /标准剂量即可/, 'a dose is only for the doctor'],
])('the text on the item %s never says %s (source: %s)', (id, never) => {
  expect(textOfItem(id)).not.toBe('')
  expect(textOfItem(id)).not.toMatch(never)
})

/** Signs of an emergency with any medicine (NHS: "When to call 999", pages on side effects). */
const DANGER = /大便发黑|吐血|喘不上气|胸痛|脸歪|抽搐|昏倒|叫不醒|呼吸变慢|起泡|大片|伤害自己/
const medicines = items.filter(({ category }) => category === 'PHARMACOGENOMICS')
const signsOf = (item: (typeof items)[number]): string =>
  item.corpus.find(({ header }) => header === '用药时可能的表现')?.description ?? ''

test('a sentence with a danger sign also says where to go', () => {
  const dangers = medicines.flatMap((item) => sentencesOf([signsOf(item)]).filter((text) => DANGER.test(text)))
  expect(dangers.length).toBeGreaterThan(8)
  expect(dangers.filter((text) => !/120|急诊|就医/.test(text))).toEqual([])
})

// The page always shows the danger signs. The advice to an adult is not in a child's report.
test('the urgent advice about a medicine is among its danger signs, also for a child', () => {
  const urgent = /120|急诊|(?:马上|立刻|立即|当天)[^，。]{0,4}(?:医|告诉|联系)/
  expect(medicines.filter(({ suggestion }) => urgent.test(suggestion)).map(({ id }) => id)).toEqual([])
  const of = (prefix: string) =>
    medicines.filter((item) => item.id.startsWith(prefix) && urgent.test(signsOf(item))).map(({ id }) => id)
  expect(of('CM')).toEqual(
    of('M')
      .filter((id) => id !== 'M018')
      .map((id) => `C${id}`),
  )
  expect(of('CM').length).toBeGreaterThan(12)
})

/** A sibling has a chance of one half only if exactly one parent carries the variant (MedlinePlus, inheritance). */
test('a text about a chance of one half for siblings says when this chance applies', () => {
  const said = items.flatMap((item) => sentencesOf(textsOf(item)).map((text) => `${item.id} ${text}`))
  const half = said.filter((text) => /兄弟姐妹/.test(text) && /一半/.test(text))
  expect(half.map((text) => text.split(' ')[0])).toEqual(['G002', 'CG001', 'CG002'])
  expect(half.filter((text) => !text.includes('父母中只有一位'))).toEqual([])
})

test('no text refers to the child as he or she', () =>
  expect(
    childReport.flatMap((item) =>
      sentencesOf(textsOf(item)).filter((text) => /(?<!其)他(?!们|汀|滨|克莫司)|她/.test(text)),
    ),
  ).toEqual([]))

// Only a blood test shows the levels in the blood.
test('the text about a lifestyle item with an average result says that the result is about the genes', () => {
  const habits = items.filter(
    ({ category, short }) => category === 'LIFE_STYLE' && /与多数(?:东亚)?人相近|居中/.test(short),
  )
  expect(habits.length).toBeGreaterThan(30)
  expect(habits.filter(({ short }) => !/遗传|基因/.test(short)).map(({ id }) => id)).toEqual([])
})

test.each([
  ['喘不上气', 'NHS, Anaphylaxis'],
  ['脸、嘴或喉咙肿', 'NHS, Anaphylaxis'],
  ['皮肤大片起疹、起泡', 'NHS, Stevens-Johnson syndrome'],
  ['大便发黑', 'NHS, Side effects of warfarin'],
  ['突然胸痛', 'NHS, When to call 999'],
  ['脸歪', 'NHS, When to call 999'],
  ['抽搐', 'NHS, When to call 999'],
  ['叫不醒', 'NHS, When to call 999'],
])('for every medicine, the sign %s is named as an emergency (source: %s)', (sign) => expect(EMERGENCY).toContain(sign))
