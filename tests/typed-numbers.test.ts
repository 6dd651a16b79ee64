import { expect, test } from 'vitest'
import { toSmsCode } from '#/domains/auth/rules.ts'
import { cleanIdentity } from '#/domains/patient/rules.ts'
import { isSampleId, normaliseSampleId } from '#/domains/sample/rules.ts'
import { amountProblem, cleanYuan } from '#/shared/form/amount.ts'
import { bankcard, idcard, length10or18, length6, phone } from '#/shared/form/validators.ts'
import { parseYuan } from '#/shared/lib/money.ts'
import { typedMobile } from '#/shared/lib/mobile.ts'
import { narrowNumber, plainNumber } from '#/shared/lib/typed-number.ts'
import { sourcesWithoutTests } from '#tests/sources.ts'

/** The value that a field sends for a typed text, or null if the field rejects the text. */
const fields: Record<string, (typed: string) => string | null> = {
  phone: (typed) => valueOrNull(typedMobile(typed), phone(typedMobile(typed), '手机号')),
  code: (typed) => valueOrNull(toSmsCode(typed), length6(toSmsCode(typed), '验证码')),
  cents: (typed) => {
    const clean = cleanYuan(typed)
    return valueOrNull(
      String(parseYuan(clean)),
      amountProblem(clean, '金额', () => null),
    )
  },
  idCard: (typed) => {
    const clean = cleanIdentity(typed, 'CHINESE_IDENTITY_CARD')
    return valueOrNull(clean, idcard(clean, '证件号码'))
  },
  bankCard: (typed) => valueOrNull(plainNumber(typed), bankcard(plainNumber(typed), '银行卡号')),
  tube: (typed) =>
    valueOrNull(normaliseSampleId(typed), isSampleId(normaliseSampleId(typed)) ? null : '样本编号格式错误'),
  count: (typed) => valueOrNull(narrowNumber(typed), /^-?\d+$/.test(narrowNumber(typed)) ? null : '人数必须是数字'),
  contract: (typed) => valueOrNull(plainNumber(typed), length10or18(plainNumber(typed), '合同编号')),
}

const valueOrNull = (value: string, problem: string | null) => (problem ? null : value)

const SMS = '【生命密码】您尾号5678的手机正在登录，验证码：204816，10分钟内有效。退订回复2'

test.each([
  ['phone', '１３８１２３４５６７８', '13812345678'],
  ['phone', '138 1234 5678', '13812345678'],
  ['phone', '+86 138-1234-5678', '13812345678'],
  ['phone', '(+86)13812345678', '13812345678'],
  ['phone', '008613812345678', '13812345678'],
  ['phone', '8613812345678', '13812345678'],
  ['phone', '\u202D13812345678\u202C', '13812345678'],
  ['phone', '电话：138—1234—5678', '13812345678'],
  ['phone', '138123456789', null],
  ['phone', '-5', null],
  ['phone', '1e3', null],
  ['phone', '1381234567O', null],
  ['phone', '13812345678/13912345678', null],
  ['code', '２０４８１６', '204816'],
  ['code', '204 816', '204816'],
  ['code', '204-816', '204816'],
  ['code', SMS, '204816'],
  ['code', '204816 is your code, valid for 10 minutes', '204816'],
  ['code', '20481', null],
  ['code', '1e3', null],
  ['cents', '12.50', '1250'],
  ['cents', '１２．５０', '1250'],
  ['cents', '12。5', '1250'],
  ['cents', '¥ 1,250.00 元', '125000'],
  ['cents', '12,50', null],
  ['cents', '12，5', null],
  ['cents', '1,25', null],
  ['cents', '-5', null],
  ['cents', '1e3', null],
  ['cents', '1.2.3', null],
  ['cents', '12.505', null],
  ['cents', '十二', null],
  ['cents', '1234567890', null],
  ['idCard', '１１０１０５１９４９１２３１００２ｘ', '11010519491231002X'],
  ['idCard', '110105 19491231 002x', '11010519491231002X'],
  ['idCard', '110105-19491231-002X', '11010519491231002X'],
  ['idCard', '11010519491231002X1', null],
  ['idCard', '身份证11010519491231002X', '11010519491231002X'],
  ['bankCard', '６２２２ ０２０２ ００１１ ２２３３ ４４５', '6222020200112233445'],
  ['bankCard', '6222-0202-0011-2233-445', '6222020200112233445'],
  ['bankCard', '6222O20200112233445', null],
  ['bankCard', '62,50', null],
  ['tube', 'ｌｂ２０２６０００００１', 'LB2026000001'],
  ['tube', ' lb20 2600-0001 ', 'LB2026000001'],
  ['tube', 'LB2026000001。', null],
  ['count', '３', '3'],
  ['count', ' 12 ', '12'],
  // The sign is not dropped, because the result would be another number.
  ['count', '－5', '-5'],
  ['count', '三', null],
  ['contract', '１２３４５６７８９０', '1234567890'],
  ['contract', '1234 5678-90', '1234567890'],
  ['contract', '1234567890A', null],
  ['contract', '12345678901', null],
])('in the number field %s, the text %j is parsed as %j', (field, typed, value) =>
  expect(fields[field]?.(typed)).toBe(value),
)

/** The source of every field for a number: an element, or an object with the props of an element. */
const numberFields = sourcesWithoutTests.flatMap(({ file, text }) =>
  [
    ...text.matchAll(
      /<\w+(?:(?!<\w|\/>)[^])*?inputMode="(?:numeric|decimal|tel)"(?:(?!\/>)[^])*\/>|\{ inputMode: '(?:numeric|decimal|tel)'[^}]*\}/g,
    ),
  ].map(([field]) => ({ file, field })),
)

/** Files that convert the value later, when they check or store it, with one of the functions above. */
const READ_LATER = ['src/domains/mall/search/components/PriceFields.tsx', 'src/shared/ui/Stepper.tsx']

test('every number field in the source code accepts full-width digits', () => {
  expect(numberFields.length).toBeGreaterThan(10)
  const raw = numberFields.filter(
    ({ file, field }) => !READ_LATER.includes(file) && !/clean[:=]|cleanYuan\(/.test(field),
  )
  expect(raw.map(({ file, field }) => `${file}: ${/name="(\w+)"/.exec(field)?.[1] ?? field}`)).toEqual([])
})
