import { expect, test } from 'vitest'
import { EMERGENCY } from '#/domains/report/medicines/medicine-rules.ts'
import { adultReport } from '#/mocks/seed/report-adult.ts'
import { childReport } from '#/mocks/seed/report-child.ts'
import { textsOf } from './item-texts.ts'

/** What the example reports must say so that nobody waits, or stops a medicine, to their harm; each with its source. */

const items = [...adultReport, ...childReport]
const said = (id: string) =>
  items
    .filter((item) => item.id === id)
    .flatMap(textsOf)
    .join('\n')

test.each<[id: string, says: RegExp, source: string]>([
  ['M001', /胸痛、脸歪或一侧手脚没力气，马上打 120/, 'NHS, When to call 999'],
  ['M002', /剧烈头痛、尿色发红、摔伤头部.*马上去急诊/, 'NHS, Side effects of warfarin'],
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
  ['CK015', /出生一天内就黄、两周还不退/, 'NICE CG98: within 24 hours, or more than 14 days'],
  ['CK020', /第一次抽，或超过五分钟不停，请马上打 120/, 'NHS, Febrile seizures'],
])('%s says %s (%s)', (id, says) => expect(said(id)).toMatch(says))

test.each<[id: string, never: RegExp, source: string]>([
  ['D028', /体检时做一次甲状腺超声/, '甲状腺结节和分化型甲状腺癌诊治指南（第二版）, 2: not for people without a risk'],
  ['D003', /360/, 'the limit for women of before 2019'],
  ['M010', /剂量要小一些/, 'a dose is told to the doctor'],
  ['M003', /，请从小剂量开始/, 'a dose is told to the doctor'],
  ['M027', /标准剂量即可/, 'a dose is told to the doctor'],
])('%s never says %s (%s)', (id, never) => {
  expect(said(id)).not.toBe('')
  expect(said(id)).not.toMatch(never)
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
])('with any medicine in use, %s is an emergency (%s)', (sign) => expect(EMERGENCY).toContain(sign))
