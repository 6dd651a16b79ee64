import type { workflowStatuses } from '#/domains/registration/model.ts'

type Workflow = (typeof workflowStatuses)[number]

/** A registration of the stand-in. Times are epoch ms, money is cents. */
export interface RegistrationRow {
  id: string
  userId: string
  title: string
  status: 'WAIT_FOR_PAY' | 'SUCCESS' | 'CANCEL'
  workflowStatus: Workflow | null
  activityCode: string
  registrationTime: number
  parseDate: number | null
  deposit: number | null
  steps: { status: Workflow; time: number }[]
}
