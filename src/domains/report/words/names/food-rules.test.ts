import { expect, test } from 'vitest'
import { asksDoctorFirst, withMedicines } from './food-rules.ts'

const GREENS = '每天吃一大把菠菜、油菜等深绿色蔬菜。'
const said = (text: string, ...medicines: string[]) => withMedicines(text, { medicines })

// NHS, "Warfarin: food and drink".
test('advice on leafy greens has a note for people who take warfarin or may take it', () => {
  expect(said(GREENS, '华法林')).toBe(
    '在用华法林：绿叶菜、动物肝脏和蛋黄，每天吃的量前后差不多，不要突然多吃或少吃，先问医生。',
  )
  expect(said(GREENS, '华法林钠片')).toContain('在用华法林')
  // A medicine that is not noted may still be taken.
  for (const text of [said(GREENS), said(GREENS, '二甲双胍'), withMedicines(GREENS, {})])
    expect(text).toBe('每天吃一大把菠菜、油菜等深绿色蔬菜（正在吃华法林的人除外，先问医生）。')
})

test('advice for a person who takes warfarin does not contradict the medicine, and mentions warfarin once', () => {
  const even = '绿叶菜、动物肝脏和蛋黄，每天吃的量前后差不多，不要突然多吃或少吃，先问医生'
  expect(said('您利用叶酸的效率略低，饭桌上多放些深绿色蔬菜。', '华法林')).toBe(
    `您利用叶酸的效率略低。在用华法林：${even}。`,
  )
  expect(said('腌菜、熏肉少吃，新鲜蔬菜水果多吃。', '华法林')).toBe(
    `腌菜、熏肉少吃。在用华法林：${even}，不吃西柚、葡萄柚，也不喝它们的汁。`,
  )
  expect(said('每周吃几次瘦肉，偶尔吃一点动物肝脏。', '华法林')).toBe(`每周吃几次瘦肉。在用华法林：${even}。`)
})

// 中国居民膳食指南 (2022): who cannot digest lactose takes yoghurt or milk low in lactose.
test.each([
  '每天一杯牛奶，加上豆制品。',
  '每天喝奶或吃豆制品。',
  '少吃盐，正常喝牛奶，不必怕钙。',
  '甜饮料换成白水和牛奶。',
])('the advice %s has a note for people who cannot digest lactose', (text) =>
  expect(said(text)).toContain('（喝牛奶腹胀的人，换成酸奶或低乳糖牛奶）'),
)
test.each(['可以选酸奶、奶酪或低乳糖牛奶。', '喝牛奶少量多次，随餐喝。', '吃够奶、多排便，有助于退黄。', '先喝粥。'])(
  'the advice %s has no note about lactose',
  (text) => expect(said(text)).toBe(text),
)

test('in a text of several sentences, only the sentence about the food gets the note about a medicine', () =>
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
])('the advice %s has no note about a medicine', (text) => expect(said(text, '华法林', '氯沙坦')).toBe(text))

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
])('the advice %s with the medicine %s has the note: %s', (text, medicine, note) => {
  expect(said(text, medicine)).toContain(note)
  expect(asksDoctorFirst(text, { medicines: [medicine] })).toBe(note.includes('先问医生'))
  expect(asksDoctorFirst(text, { medicines: ['帕罗西汀'] })).toBe(false)
})

test('if a medicine in use changes the advice on folic acid, the advice no longer mentions weeks of pregnancy', () =>
  expect(said('从备孕到孕满 12 周，每天补充 0.4 毫克叶酸。', '卡马西平')).toBe(
    '在用卡马西平：叶酸要补多少，先问医生。',
  ))

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
  // WHO, periconceptional folic acid: 0.4 mg a day until 12 weeks of pregnancy.
  ['您利用叶酸的效率略低。', '从备孕到孕满 12 周每天补充 0.4 毫克叶酸', '从备孕到孕满 12 周每天补充 0.4 毫克叶酸'],
  ['少喝酒。', '一点酒也不要喝', '一点酒也不要喝'],
  ['不喝酒或尽量少喝。', '一点酒也不要喝', '一点酒也不要喝'],
])('the advice %s becomes %s during a pregnancy, and %s before a pregnancy', (text, pregnant, planning) => {
  expect(pregnantOf(text, 'pregnant')).toContain(pregnant)
  expect(pregnantOf(text, 'planning').includes(planning || '怀孕')).toBe(planning !== '')
  expect(pregnantOf(text, 'planning', 'MALE')).not.toMatch(/怀孕|鲨鱼/)
  expect(pregnantOf(text, 'neither')).not.toMatch(/怀孕|鲨鱼/)
})

// NHS, "Overweight and pregnant"; WS/T 801-2022; ACOG Practice Bulletin 222; 妊娠期高血压疾病诊治指南 (2020).
const PRESSURE = /^怀孕期间，血压到 140\/90，联系产科医生；到 160\/110[^。]*马上去急诊/
const NO_DIET = /^怀孕期间先不要减重，体重怎么长先问产检医生。$/
test.each([
  ['每周固定一天称体重、量腰围。', NO_DIET],
  ['腰围尽量不超过 90 厘米（男性）或 85 厘米（女性），不必追求很瘦，慢慢减、不反弹最好。', NO_DIET],
  ['先定一个小目标：三个月内减掉现在体重的百分之三到五。每周减半公斤左右比较稳妥。', NO_DIET],
  ['用小一号的碗，每口多嚼几下，饭前喝半碗清汤，都能帮助少吃一些。', NO_DIET],
  ['减掉体重的百分之五，肝里的脂肪就会明显减少；减掉百分之七到十，效果更好。不要突然节食。', NO_DIET],
  ['吃饭慢一点，七八分饱就停。', /^吃饭慢一点。怀孕期间先不要减重[^）]*。$/],
  ['您的遗传风险高于多数人，先从体重和血糖管起。', /^您的遗传风险高于多数人。怀孕期间先不要减重[^）]*。$/],
  ['连续几次高于 135/85，请带着记录去看医生。', PRESSURE],
  ['高于 180/120，坐着休息几分钟再量还是高，当天去看医生。', PRESSURE],
  ['已经在吃降压药的，按时吃，不要感觉好了就停。', /^怀孕期间，降压药尽快请产检医生看过/],
  ['酒酿、料酒较多的菜也少吃一些。', /^怀孕和备孕时一点酒也不要喝。$/],
  ['动物内脏、浓肉汤、啤酒要少。', /一点酒也不要喝。$/],
  ['您清理血脂略慢，不喝最好。', /一点酒也不要喝。$/],
  ['少喝酒，少喝甜饮料。', /^少喝甜饮料。怀孕和备孕时一点酒也不要喝。$/],
])('the advice %s is replaced during a pregnancy', (text, said) => {
  expect(pregnantOf(text, 'pregnant')).toMatch(said)
  expect(pregnantOf(text, 'neither')).toBe(text)
})

test('the advice 咸鱼少吃 is unchanged during a pregnancy', () =>
  expect(pregnantOf('腌菜、咸鱼、熏肉少吃。', 'pregnant')).toBe('腌菜、咸鱼、熏肉少吃。'))

// ACOG Practice Bulletins 190 and 222; 妊娠期肝内胆汁淤积症诊治指南; 妊娠期高血糖诊治指南 (2022); label of ¹⁴C-urea capsules.
test.each([
  [
    '关注转氨酶这两项，轻度偏高不必慌，先调整饮食和体重，三个月后复查。',
    /^怀孕期间，转氨酶哪怕只高一点，也马上告诉产检医生[^（]*马上去医院。$/,
  ],
  ['明显偏高要看医生。', /^怀孕期间，化验值哪怕只有一点偏高或偏低，也马上告诉产检医生。$/],
  ['如果体检偏高，先调整饮食，再过一段时间复查，是否用药由医生决定。', /^怀孕期间，化验值[^。]*也马上告诉产检医生。$/],
  ['发现结节不用慌，按医生说的时间复查。', '按医生说的时间复查。怀孕期间有这种情况，先告诉产检医生。'],
  ['腿有点肿不要紧，多走走。', '多走走。怀孕期间有这种情况，先告诉产检医生。'],
  [
    '每年查一次空腹血糖和糖化血红蛋白。',
    /^现在就告诉产检医生这一项的结果；怀孕 24 到 28 周[^。]*糖耐量检查（OGTT）。$/,
  ],
  ['做一次吹气检查，看有没有幽门螺杆菌。', /^怀孕期间先不做吹气检查[^。]*生完以后再查[^。]*。$/],
  ['有吸烟史的，和医生商量做低剂量 CT。', '有吸烟史的，和医生商量做低剂量 CT（做以前，先告诉医生正在怀孕）。'],
  ['体重偏高的话，先减掉百分之五就有帮助。', '怀孕期间先不要减重，体重怎么长先问产检医生。'],
  [
    '您的遗传风险高于多数人，这不等于已经患病，先从体重和血糖管起。',
    '您的遗传风险高于多数人，这不等于已经患病。怀孕期间先不要减重，体重怎么长先问产检医生。',
  ],
])('the text %s is changed during a pregnancy so that it neither reassures nor delays', (text, said) => {
  const pregnant = pregnantOf(text, 'pregnant')
  expect(pregnant).toMatch(said)
  expect(pregnantOf(text, 'neither')).toBe(text)
})

test('advice to avoid liver is not combined with advice to eat even amounts of liver', () => {
  const both = withMedicines('每周吃几次瘦肉，偶尔吃一点动物肝脏。', {
    medicines: ['华法林'],
    pregnancy: 'pregnant',
    gender: 'FEMALE',
  })
  expect(both).toContain('不吃动物肝脏')
  expect(both).toContain('绿叶菜和蛋黄，每天吃的量前后差不多')
})

test('advice that requires asking the doctor during a pregnancy is recognized', () =>
  expect(asksDoctorFirst('三个月内减掉百分之三。', { medicines: [], pregnancy: 'pregnant', gender: 'FEMALE' })).toBe(
    true,
  ))
