import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'
import { toast } from './toast.ts'

const REFUSED_TEXT = '登录已过期，刚才的操作没有完成，请再试一次'

/** A person who signs in later than this many ms after the refusal has most likely turned to something else. */
const NOTICE_MS = 10 * 60_000

/** When the server last refused a write of a screen because the session was over (epoch ms); 0 if never. */
const refusedAt = storedValue<number>('session', 'refused-write', z.number(), 0)

/**
 * Remembers that a write was refused because the session was over. The toast about the refusal is soon gone, because
 * the login replaces the screen, and WeChat's authorization even unloads the page.
 */
export const recordRefusedWrite = (): void => void refusedAt.write(Date.now())

/** Called after a sign-in: says once that the write before the sign-in was not done. */
export function showRefusedWriteNotice(): void {
  const at = refusedAt.read()
  refusedAt.remove()
  if (Math.abs(Date.now() - at) < NOTICE_MS) toast(REFUSED_TEXT)
}
