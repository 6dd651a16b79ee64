import type { Stage } from './stages.ts'

/** The life of one person: which order and tube it moves. */
export interface LifeRow {
  userId: string
  /** The text of the knob; another text begins anew. */
  knob: string
  since: number
  stage: Stage | null
  orderId: string
  sampleId: string | null
}
