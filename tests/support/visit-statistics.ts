import { countStatistics, type PageView, type Period, type Statistics } from '#/domains/visitor/statistics.ts'

/** Computes all numbers of a period (VIS-001) without pauses. */
export function statisticsOf(all: readonly PageView[], period: Period): Statistics {
  const steps = countStatistics(all, period)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
