/** Time travel: the stage of a person's order and sample (`life:shipped`, `life:testing-reported@10`). */

/** In chronological order. */
export const stages = ['paid', 'shipped', 'received', 'bound', 'testing', 'reported'] as const
export type Stage = (typeof stages)[number]

/** A fixed stage (from and to are equal), or stages that play by themselves. */
export interface Life {
  from: Stage
  to: Stage
  /** ms between two stages. */
  each: number
}

/** The whole life, for demonstrations. */
export const PLAY = 'paid-reported@8'
const EACH_S = 8
const MAX_EACH_S = 3600

const toStage = (text: string | undefined): Stage | null => stages.find((known) => known === text) ?? null

/** `shipped`, `testing-reported@10` (seconds), or `play`; null for anything else. */
export function parseLife(text: string): Life | null {
  const match = /^([a-z]+)(?:-([a-z]+)(?:@(\d{1,4}))?)?$/.exec(text === 'play' ? PLAY : text)
  const from = toStage(match?.[1])
  const to = match?.[2] === undefined ? from : toStage(match[2])
  const seconds = Number(match?.[3] ?? EACH_S)
  if (!from || !to || stages.indexOf(to) < stages.indexOf(from) || seconds < 1 || seconds > MAX_EACH_S) return null
  return { from, to, each: seconds * 1000 }
}

/** The stage of a life that began at `since` (epoch ms). */
export function stageAt({ from, to, each }: Life, since: number, now: number): Stage {
  const passed = Math.max(0, Math.floor((now - since) / each))
  return stages[Math.min(stages.indexOf(from) + passed, stages.indexOf(to))] ?? to
}
