import type { SampleProgress } from '#/domains/sample/model.ts'
import { type Stage, stagesOf } from '#/domains/sample/rules.ts'
import type { Order } from '../model.ts'

/** The samples of an order: samples that the server assigns, else the samples of the order's package (ORD-070). */
export function samplesOfOrder<T extends Pick<SampleProgress, 'mallOrderId' | 'packageId'>>(
  order: Pick<Order, 'id' | 'goods'>,
  samples: readonly T[],
): T[] {
  const named = samples.filter((sample) => sample.mallOrderId === order.id)
  const packageId = order.goods?.reportPackageId
  if (named.length > 0 || !packageId) return named
  return samples.filter((sample) => !sample.mallOrderId && sample.packageId === packageId)
}

/** The current stage of a sample; the last stage when all stages are done. */
export function presentStage(sample: Pick<SampleProgress, 'steps'>): Stage | null {
  const stages = stagesOf(sample)
  return stages.find((stage) => stage.state === 'now') ?? stages.at(-1) ?? null
}
