import { expect, test } from 'vitest'
import { LoginReply } from './model.ts'
import { isToken } from '../user/token.ts'

test.each([
  ['an ordinary token', 'eyJhbGciOi.J9-_~+/=', true],
  ['the longest token', 'a'.repeat(8000), true],
  ['a token that cannot be sent in an HTTP header', 'a'.repeat(8001), false],
  ['a megabyte', 'a'.repeat(1024 * 1024), false],
  ['nothing', '', false],
  ['a line break', 'a\nb', false],
  ['Chinese', '令牌', false],
])('the token check accepts %s: $2', (_name, token, good) => {
  expect(isToken(token)).toBe(good)
  expect(LoginReply.safeParse({ access_token: token }).success).toBe(good)
})
