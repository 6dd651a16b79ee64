import { expect, test } from 'vitest'
import { sexMatchOf, onlySexOf } from './sex-match-rules.ts'

test.each<[string, string, string | null]>([
  ['子宫肌瘤', 'Uterine fibroids', 'FEMALE'],
  ['多囊卵巢综合征', '', 'FEMALE'],
  ['宫颈癌', '', 'FEMALE'],
  ['妊娠期糖尿病', '', 'FEMALE'],
  ['', 'Endometriosis', 'FEMALE'],
  ['前列腺癌', 'Prostate cancer', 'MALE'],
  ['睾丸癌', '', 'MALE'],
  ['', 'Testicular cancer', 'MALE'],
  ...['宫外孕', '复发性流产', '产后抑郁', '女性不孕'].map((name): [string, string, string] => [name, '', 'FEMALE']),
  ...['隐睾', '尿道下裂', '无精子症', '少精症', '男性不育', '勃起功能障碍', '早泄', '精囊炎'].map(
    (name): [string, string, string] => [name, '', 'MALE'],
  ),
  ['', 'Female infertility', 'FEMALE'],
  ['', 'Male infertility', 'MALE'],
  ['不孕不育', 'Infertility', null],
  ['乳腺癌', 'Breast cancer', null],
  ['颈椎病', 'Cervical spondylosis', null],
  ['', 'Cervical spondylosis', null],
  ['卵巢癌与前列腺癌', '', null],
  ['高血压', 'Hypertension', null],
])('the disease named %s (English %s) is specific to one sex: %s', (nameCn, nameEn, sex) =>
  expect(onlySexOf({ nameCn, nameEn }, 'COMMON_DISEASES')).toBe(sex),
)

const WOMB = { nameCn: '子宫肌瘤', nameEn: '' }

test('a carried variant is relevant for both sexes', () => {
  expect(
    sexMatchOf({ nameCn: '遗传性卵巢癌', nameEn: '' }, 'GENETIC_DISEASES', { gender: 'MALE', settled: true }),
  ).toBe('own')
})

test.each([
  ['MALE', true, 'other'],
  ['FEMALE', true, 'own'],
  ['SECRET', true, 'own'],
  ['SECRET', false, 'waiting'],
] as const)(
  'for a person of sex %s (certain: %s), a disease of the womb is about this person’s body: %s',
  (gender, settled, body) => expect(sexMatchOf(WOMB, 'COMMON_DISEASES', { gender, settled })).toBe(body),
)
