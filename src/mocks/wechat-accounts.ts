import type { Db } from './db.ts'
import type { UserRow } from './db-rows.ts'
import type { AuthorizePage } from './mock-api.ts'
import { personas } from './personas.ts'

/**
 * WeChat in the mock backend. A code is `WX-<account>-<n>` and valid once. An account named after a persona (except
 * `new`) is bound to that persona, any other account to nobody.
 */
export const seedAccounts = (): Db['wechatAccounts'] =>
  personas.filter(({ persona }) => persona !== 'new').map(({ persona, id }) => ({ openId: persona, userId: id }))

/** The account of a WeChat code, valid once; null when unknown or used. */
export function openIdOfCode(db: Db, code: string): string | null {
  const openId = /^WX-([\w.]+)-\d+$/.exec(code)?.[1]
  if (!openId || db.spentCodes.includes(code)) return null
  db.spentCodes.push(code)
  return openId
}

/** The code that the check for a bound WeChat account returns; valid for one login or registration. */
export function thirdPartyCodeFor(db: Db, openId: string): string {
  const code = `T-${openId}-${db.spentCodes.length}`
  db.thirdPartyCodes[code] = openId
  return code
}

export function consumeThirdPartyCode(db: Db, code: string | undefined): string | null {
  const openId = db.thirdPartyCodes[code ?? ''] ?? null
  if (code) delete db.thirdPartyCodes[code]
  return openId
}

export function bindAccount(db: Db, openId: string | null, user: UserRow): void {
  if (!openId) return
  user.openId = openId
  db.wechatAccounts = [...db.wechatAccounts.filter((row) => row.openId !== openId), { openId, userId: user.id }]
}

export const wechatPage: AuthorizePage = (redirectUrl) =>
  `https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx-test&redirect_uri=${encodeURIComponent(redirectUrl)}` +
  '&response_type=code&scope=snsapi_base&state=server#wechat_redirect'

/** Without a simulator (npm start, the demo) WeChat returns at once, with the account of the knob `wechat`. */
export const instantPage: AuthorizePage = (redirectUrl, account, serial) =>
  `${redirectUrl}?code=WX-${account}-${serial}&state=server`
