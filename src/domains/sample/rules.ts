import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { paths, to } from '#/paths.ts'
import { plainNumber } from '#/shared/lib/typed-number.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { SampleProgress, ToothGoods } from './model.ts'
import { type StageCode, stageCodes } from './stage-codes.ts'

/** Normalizes a typed, pasted or scanned number: no spaces, upper case. Scanners add the code after a comma. */
export const normaliseSampleId = (raw: string): string =>
  plainNumber(raw.slice(raw.lastIndexOf(',') + 1))
    .toUpperCase()
    .slice(0, 24)

/** Groups of four for readability: `ABCD 1234 5678`. */
export const groupSampleId = (id: string): string => id.replace(/(.{4})(?=.)/g, '$1 ')

/** The caret position in the grouped number, with the same characters left of it as in the input. */
export function caretIn(grouped: string, typed: string, caret: number): number {
  const before = typed.slice(0, caret).replace(/[\s-]/g, '').length
  const place = before + Math.floor(Math.max(0, before - 1) / 4)
  return Math.min(place, grouped.length)
}

export const isSampleId = (id: string): boolean => /^[A-Z0-9]{8,24}$/.test(id)

/** The name as a path segment of each step, which must not be empty. */
export const packageSegment = (packageName: string): string => packageName.trim() || '基因检测'

export const isMine = (samples: readonly Pick<SampleProgress, 'sampleId'>[], sampleId: string): boolean =>
  samples.some((sample) => sample.sampleId === sampleId)

export interface Consent {
  consent: true
}

/** The consent passes from step 2 to step 3 in the navigation state; the address ties it to sample and patient. */
export const hasConsent = (state: unknown): state is Consent =>
  typeof state === 'object' && state !== null && 'consent' in state && state.consent === true

export interface Stage {
  /** null for a stage named by the server. */
  code: StageCode | null
  label: string
  note: string
  time: EdgeTime
  state: 'done' | 'now' | 'later'
}

export const stageWord: Record<Stage['state'], string> = { done: '已完成', now: '进行中', later: '未开始' }

/** The usual duration of each stage (specification §4, Sample stages). */
export const SENDING = '1–3 天'
export const RECEIVING = '1–2 天'
export const TESTING = '10–15 个工作日'

const stageText: Record<StageCode, { label: string; note: string }> = {
  BOUND: { label: '已绑定', note: '样本已和受检人关联' },
  RETURNED: { label: '寄回', note: `请按说明采样并寄回，快递一般 ${SENDING}送达实验室` },
  RECEIVED: { label: '实验室签收', note: `核对样本并登记，一般需要 ${RECEIVING}` },
  TESTING: { label: '检测中', note: `提取、上机与分析，一般需要 ${TESTING}` },
  REPORTED: { label: '报告已出', note: '可以在“报告”中查看' },
}

/** The label of a stage; an unknown code is its own label. */
export const stageLabel = (code: string): string => wordFor(stageText, code)?.label ?? code

/** The text of the last stage while it is the current stage, because there is no report to open yet. */
const reportPending = { label: '报告出具中', note: '检测已完成，正在审核并出具报告' }

type Step = SampleProgress['steps'][number]

/** The stage of a step, by its code, else by its name. */
const codeOf = ({ code, name }: Step): StageCode | undefined =>
  stageCodes.find((known) => known === code) ?? stageCodes.find((known) => stageText[known].label === name.trim())

const stateAt = (index: number, current: number, time: EdgeTime): Stage['state'] =>
  index === current ? 'now' : time !== null ? 'done' : 'later'

/** The stages as the server's own steps. The last step counts as done only if it is the report. */
function ownStages(steps: readonly Step[]): Stage[] {
  const open = steps.findIndex(({ time }) => time === null)
  const last = steps.length - 1
  const current = open < 0 && !steps[last]?.name.includes('报告') ? last : open
  return steps.map(({ name, time }, index) => ({
    code: null,
    label: name,
    note: '',
    time,
    state: stateAt(index, current, time),
  }))
}

/**
 * Five stages, the first without a time is current (BIND-010); the server's own steps if the app knows none of them.
 */
export function stagesOf({ steps }: Pick<SampleProgress, 'steps'>): Stage[] {
  if (steps.length > 0 && steps.every((step) => step.name && !codeOf(step))) return ownStages(steps)
  const times = new Map(steps.map((step) => [codeOf(step), step.time]))
  const current = stageCodes.findIndex((code) => !times.get(code))
  return stageCodes.map((code, index) => {
    const time = times.get(code) ?? null
    const text = code === 'REPORTED' && index === current ? reportPending : stageText[code]
    return { code, ...text, time, state: stateAt(index, current, time) }
  })
}

/** `2/5`: number of finished stages. */
export const stageCount = (sample: Pick<SampleProgress, 'steps'>): { done: number; of: number } => ({
  done: stagesOf(sample).filter((stage) => stage.state === 'done').length,
  of: stagesOf(sample).length,
})

export const isReported = (sample: Pick<SampleProgress, 'steps'>): boolean =>
  stagesOf(sample).every((stage) => stage.state === 'done')

/** The address of a sample's report once it exists; without a known package, the list of all reports. */
export function reportAddress(
  sample: Pick<SampleProgress, 'sampleId' | 'sampleRecordId' | 'packageId' | 'steps'>,
): string | null {
  if (!isReported(sample)) return null
  const { packageId } = sample
  return packageId
    ? to(paths.report, { sampleId: sample.sampleRecordId || sample.sampleId, packageId })
    : paths.myReport
}

/** Tooth-sample goods that can be bound: goods whose data contains their order (BIND-007). */
export const bindable = <T extends Pick<ToothGoods, 'mallOrderId'>>(goods: readonly T[]): T[] =>
  goods.filter(({ mallOrderId }) => mallOrderId !== '')

/** `/add-sample/0` is for a tube without goods or an order (decision 25). */
export const withoutGoods = (id: string): boolean => id === '0' || id === 'new'

/** Stages before the laboratory: the person has to sample and send the tube back. */
export const needsPerson = ({ state, code }: Pick<Stage, 'state' | 'code'>): boolean =>
  state === 'now' && (code === 'BOUND' || code === 'RETURNED')

export interface SampleAction {
  text: string
  /** Whether the person has to act. */
  yours: boolean
}

/** The next action for a tube: bind, then send back, then none until the report (BIND-010). */
export function sampleActionOf(sample: Pick<SampleProgress, 'steps'> | null): SampleAction {
  if (!sample) return { text: '请先绑定：确认这个样本是谁的，再开始采样', yours: true }
  const stage = stagesOf(sample).find(({ state }) => state === 'now')
  if (!stage) return { text: '报告已出，可以查看', yours: false }
  return { text: stage.note, yours: needsPerson(stage) }
}
