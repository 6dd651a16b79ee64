import { isMobile } from '#/shared/lib/mobile.ts'

/** A work number: letters and digits, such as `W1001`. */
const WORK_NUMBER = /^[A-Za-z0-9-]{3,20}$/

/** Whether a text can be a counselor's work number or mobile number (ROLE-005). */
export const isKeyword = (keyword: string): boolean =>
  isMobile(keyword) || (WORK_NUMBER.test(keyword) && !/^\d{11}$/.test(keyword))
