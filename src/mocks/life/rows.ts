import type { Stage } from './stages.ts'

/** The life of a person: the order and the tube that the knob moves. */
export interface LifeRow {
  userId: string
  /** The text of the knob; another text starts again. */
  knob: string
  since: number
  stage: Stage | null
  orderId: string
  sampleId: string | null
}
