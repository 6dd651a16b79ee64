import { expect, test } from 'vitest'
import { asksDoctorFirst, withMedicines } from './food-rules.ts'

const GREENS = '每天吃一大把菠菜、油菜等深绿色蔬菜。'
const said = (text: string, ...medicines: string[]) => withMedicines(text, { medicines })

// NHS, "Warfarin: food and drink".
test('advice on leafy greens has a condition for people who take warfarin or may take it', () => {
  expect(said(GREENS, '华法林')).toBe(
    '每天吃一大把菠菜、油菜等深绿色蔬菜（在用华法林：每天吃的量前后差不多，不要突然多吃或少吃，先问医生）。',
  )
  expect(said(GREENS, '华法林钠片')).toContain('在用华法林')
  // A medicine that is not noted may still be taken.
  for (const text of [said(GREENS), said(GREENS, '二甲双胍'), withMedicines(GREENS, {})])
    expect(text).toBe('每天吃一大把菠菜、油菜等深绿色蔬菜（正在吃华法林的人除外，先问医生）。')
})

test('only the sentence about the food gets the condition', () =>
  expect(said('先量血压。多吃深绿色蔬菜。早点睡。')).toBe(
    '先量血压。多吃深绿色蔬菜（正在吃华法林的人除外，先问医生）。早点睡。',
  ))

test.each([
  '绿叶菜的量每天差不多就好。',
  '少吃咸菜。',
  '蔬菜急火快炒，少炖煮。',
  '出门防晒，戴太阳镜。',
  '少喝果汁。',
  '可以换成低钠盐；肾脏不好的人，换之前先问医生。',
])('%s needs no condition', (text) => expect(said(text, '华法林', '氯沙坦')).toBe(text))

test.each([
  ['每天晒太阳十五分钟。', '伏立康唑', '要防晒，晒太阳以前先问医生'],
  ['每天吃新鲜的水果。', '舒降之', '在用辛伐他汀：不吃西柚、葡萄柚'],
  ['每天吃新鲜的水果。', '华法林', '不吃西柚、葡萄柚'],
  ['每周快走五次。', '格列美脲', '留意低血糖'],
  ['每天补充 0.4 毫克叶酸。', '卡培他滨', '先问医生'],
  ['每天补充 0.4 毫克叶酸。', '苯妥英', '先问医生'],
  ['每周吃两次深海鱼。', '异烟肼', '先问医生'],
  ['可以换成低钠盐。', '氯沙坦', '低钠盐含钾，换之前先问医生'],
  ['不喝酒或尽量少喝。', '曲马多', '一点酒也不要喝'],
])('%s with %s: %s', (text, medicine, note) => {
  expect(said(text, medicine)).toContain(note)
  expect(asksDoctorFirst(text, { medicines: [medicine] })).toBe(note.includes('先问医生'))
  expect(asksDoctorFirst(text, { medicines: ['帕罗西汀'] })).toBe(false)
})

const pregnantOf = (
  text: string,
  pregnancy: 'pregnant' | 'planning' | 'neither',
  gender: 'FEMALE' | 'MALE' = 'FEMALE',
) => withMedicines(text, { medicines: [], pregnancy, gender })

// NHS, "Overweight and pregnant", "Foods to avoid in pregnancy" and "Drinking alcohol while pregnant".
test.each([
  ['体重偏高的话，先减掉百分之五就有帮助。', '怀孕期间先不要减重，体重怎么长先问产检医生', ''],
  ['先从体重和血糖管起。', '怀孕期间先不要减重', ''],
  ['控制体重，少搬重物。', '怀孕期间先不要减重', ''],
  ['减肥不要太快，和医生商量。', '怀孕期间先不要减重', ''],
  ['每周吃两次深海鱼。', '不吃鲨鱼、旗鱼', '不吃鲨鱼、旗鱼'],
  ['偶尔吃一点动物肝脏。', '不吃动物肝脏', '不吃动物肝脏'],
  ['少喝酒。', '一点酒也不要喝', '一点酒也不要喝'],
  ['不喝酒或尽量少喝。', '一点酒也不要喝', '一点酒也不要喝'],
])('%s during a pregnancy: %s, before one: %s', (text, pregnant, planning) => {
  expect(pregnantOf(text, 'pregnant')).toContain(pregnant)
  expect(pregnantOf(text, 'planning').includes(planning || '怀孕')).toBe(planning !== '')
  expect(pregnantOf(text, 'planning', 'MALE')).not.toMatch(/怀孕|鲨鱼/)
  expect(pregnantOf(text, 'neither')).not.toMatch(/怀孕|鲨鱼/)
})

test('咸鱼少吃 needs no condition during a pregnancy', () =>
  expect(pregnantOf('腌菜、咸鱼、熏肉少吃。', 'pregnant')).toBe('腌菜、咸鱼、熏肉少吃。'))

test('what needs the doctor because of a pregnancy does not come first', () =>
  expect(asksDoctorFirst('三个月内减掉百分之三。', { medicines: [], pregnancy: 'pregnant', gender: 'FEMALE' })).toBe(
    true,
  ))
