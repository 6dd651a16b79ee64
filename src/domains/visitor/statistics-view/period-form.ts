import * as z from 'zod/mini'
import { notInFuture, required, text } from '#/shared/form/validators.ts'
import { lengthOf, MAX_DAYS } from '../statistics.ts'

/** The error of a period between two valid days; null if the period can be shown. */
function wrongPeriod(from: string, to: string): string | null {
  if (to < from) return '结束日期不能早于开始日期'
  return lengthOf({ from, to }) > MAX_DAYS ? '最多选一年，请把开始日期选晚一些' : null
}

/** A custom period; the order of the fields is the order of the error messages. */
export const PeriodForm = z
  .object({ from: text('开始日期', required, notInFuture), to: text('结束日期', required, notInFuture) })
  .check((context) => {
    const { from, to } = context.value
    const message = wrongPeriod(from, to)
    if (message) context.issues.push({ code: 'custom', message, input: to, path: ['to'] })
  })
