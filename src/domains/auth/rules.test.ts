import { expect, test } from 'vitest'
import { isMobile, typedMobile } from '#/shared/lib/mobile.ts'
import {
  acceptedAddress,
  AGREEMENT_TICKED,
  targetAfterLogin,
  loginChannel,
  SMS_CODE_LENGTH,
  SMS_COUNTDOWN_MS,
  toSmsCode,
} from './rules.ts'
import { leftUntil } from './sms-countdown.ts'

const ORIGIN = 'https://m.example.com'

test.each([
  ['13812345678', true],
  ['19900000000', true],
  ['12812345678', false],
  ['23812345678', false],
  ['1381234567', false],
  ['138123456789', false],
  ['1381234567a', false],
  [' 13812345678', false],
  ['13812345678\n', false],
  ['１３８１２３４５６７８', false],
  ['', false],
])('[LOGIN-009] %j is a valid mobile number: %s', (value, valid) => expect(isMobile(value)).toBe(valid))

test('[LOGIN-009] the second digit of a mobile number must be 3 to 9', () => {
  expect(Array.from('0123456789').filter((digit) => isMobile(`1${digit}000000000`))).toEqual(Array.from('3456789'))
})

test.each([
  ['138 1234 5678', '13812345678'],
  ['138-1234-5678', '13812345678'],
  ['1381234567899', '1381234567899'],
  ['手机 13812345678', '13812345678'],
  ['+86 139-1234-5678', '13912345678'],
  ['008613912345678', '13912345678'],
  ['86', '86'],
  ['', ''],
])('[LOGIN-009] a mobile number typed or pasted as %j becomes %j', (typed, number) => {
  expect(typedMobile(typed)).toBe(number)
})

test.each([
  ['/partner', '/partner?accepted=true'],
  ['/partner?a=1#b', '/partner?a=1&accepted=true#b'],
  ['/partner?accepted=false', '/partner?accepted=true'],
])('[LOGIN-004] accepting the agreement with the target %s opens %s', (target, accepted) => {
  expect(acceptedAddress(target)).toBe(accepted)
})

test.each([
  ['1234567', '123456'],
  ['12 34-56', '123456'],
  ['123', '123'],
  ['abc', ''],
])('[LOGIN-012] [LIT-029] the typed code %j becomes %j', (typed, code) => expect(toSmsCode(typed)).toBe(code))

test('[LOGIN-048] [LOGIN-021] a code has 6 digits, and its countdown takes 60 seconds', () => {
  expect([SMS_CODE_LENGTH, SMS_COUNTDOWN_MS]).toEqual([6, 60_000])
})

test('[LOGIN-014] the agreement box is ticked when the form opens', () => expect(AGREEMENT_TICKED).toBe(true))

test.each([
  [60_000, 0, 60_000],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [60_000, 60_001, 0],
  [0, 1_700_000_000_000, 0],
  [200_000, 0, 60_000],
])('[LOGIN-021] for a countdown until the time %d, at the time %d there are %d ms left', (until, now, left) =>
  expect(leftUntil(until, now)).toBe(left),
)

test.each([
  ['/lottery/L1?x=1', 'ABC', '/lottery/L1?x=1'],
  ['/lottery/L1', 'ABC', '/lottery/L1'],
  ['/my-order/ALL', '', '/my-order/ALL'],
  ['/commodity-detail-x/G1', 'ABC', '/commodity-detail-x/G1'],
  ['/a/commodity-detail/G1', 'ABC', '/a/commodity-detail/G1'],
])('[LOGIN-026] [LOGIN-029] the login target %s with the code %j remains %s', (target, code, after) => {
  expect(targetAfterLogin(target, code, ORIGIN)).toBe(after)
})

test.each([
  ['/commodity-detail/G1', 'ABC', '/commodity-detail/G1?sharingCode=ABC'],
  ['/commodity-detail', 'ABC', '/commodity-detail?sharingCode=ABC'],
  ['/commodity-detail/G1/T#a', 'ABC', '/commodity-detail/G1/T?sharingCode=ABC#a'],
  ['/commodity-detail/G1?shareCode=XYZ', 'ABC', '/commodity-detail/G1?shareCode=XYZ&sharingCode=XYZ'],
  ['/commodity-detail/G1?shareCode=%3Cb%3E', 'ABC', '/commodity-detail/G1?shareCode=%3Cb%3E&sharingCode=ABC'],
  ['/commodity-detail/G1?shareCode=X%2BZ%3D', 'ABC', '/commodity-detail/G1?shareCode=X%2BZ%3D&sharingCode=X%2BZ%3D'],
  ['/commodity-detail/G1?sharingCode=OLD', 'ABC', '/commodity-detail/G1?sharingCode=OLD'],
  ['/commodity-detail/G1', '', '/commodity-detail/G1'],
  ['/commodity-detail/G1', '<no code>', '/commodity-detail/G1'],
])('[LOGIN-027] the login target %s with the code %j becomes %s', (target, code, after) => {
  expect(targetAfterLogin(target, code, ORIGIN)).toBe(after)
})

test.each([
  ['/sign-form?id=E1', '/sign-form?id=E1&sharingCode=ABC'],
  ['/sign-form/x', '/sign-form/x?sharingCode=ABC'],
])('[LOGIN-028] with a sharing code, the login target %s becomes %s', (target, after) =>
  expect(targetAfterLogin(target, 'ABC', ORIGIN)).toBe(after),
)

test.each(['/login?target=%2Fmy-binding', '/login', '/Login', '/auth-start#a', '/invitation-register/'])(
  '[LOGIN-026] the address %s is not accepted as the target after a login, but /login-task is accepted',
  (target) => {
    expect(targetAfterLogin(target, '', ORIGIN)).toBe('/Home/hot')
    expect(targetAfterLogin('/login-task', '', ORIGIN)).toBe('/login-task')
  },
)

test.each([null, '', '//e.com', 'https://e.com/a', 'javascript:alert(1)', 'x'])(
  '[LOGIN-026] without a target in this app (%j), the login opens the home page',
  (target) => {
    expect(targetAfterLogin(target, 'ABC', ORIGIN)).toBe('/Home/hot')
  },
)

test.each([
  ['', 'H5'],
  ['C9', 'C9'],
  ['<b>', 'H5'],
])('[LOGIN-022] [AUTHX-005] the entry channel %j is sent with the login as %s', (channel, sent) =>
  expect(loginChannel(channel)).toBe(sent),
)
