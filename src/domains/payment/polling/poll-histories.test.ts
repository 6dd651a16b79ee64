import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, type Reply, PollEnvironment } from '#tests/poll-environment.ts'
import { randomRuns } from '#tests/matrix.ts'
import { POLL_EVERY_MS, POLL_TRIES } from './poll.ts'

type Step = { do: 'pass' | 'jump'; ms: number } | { do: 'hide' | 'show' | 'stop' }

const LONGEST_REPLY = 1500

const replyArbitrary = fc.record<Reply>({
  answer: fc.oneof(
    { weight: 20, arbitrary: fc.constant<Answer>('wait') },
    { weight: 1, arbitrary: fc.constantFrom<Answer>('done', 'fail', 'error') },
  ),
  delay: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: LONGEST_REPLY })),
})
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  { weight: 40, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 4000 }) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('jump' as const), ms: fc.integer({ min: 0, max: 50_000 }) }) },
  { weight: 20, arbitrary: fc.record({ do: fc.constantFrom('hide' as const, 'show' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stop' as const) }) },
)

test(
  '[PAY-015] [PAY-016] [PAY-055] random polling sends one request at a time and a limited number of requests, and ends once',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(replyArbitrary, { maxLength: POLL_TRIES + 5, size: 'max' }),
        fc.array(stepArbitrary, { maxLength: 25, size: 'max' }),
        async (replies, steps) => {
          const environment = new PollEnvironment()
          environment.replies.push(...replies)
          const stop = environment.start({ every: POLL_EVERY_MS, tries: POLL_TRIES })
          /** Number of requests and ends when the poll was over. */
          let over: { asks: number; ends: number } | null = null
          const shownAt: number[] = []
          const note = () => {
            expect(environment.mostInFlight).toBeLessThanOrEqual(1)
            expect(environment.asks.length).toBeLessThanOrEqual(POLL_TRIES)
            expect(environment.ends.length).toBeLessThanOrEqual(1)
            over ??= environment.ends.length > 0 ? { asks: environment.asks.length, ends: 1 } : null
            const wanted = { ...over, watchers: over ? 0 : environment.watchers.size }
            expect({
              asks: environment.asks.length,
              ends: environment.ends.length,
              watchers: environment.watchers.size,
            }).toMatchObject(wanted)
          }
          const act = async (one: Step) => {
            if (one.do === 'pass') await environment.advanceTime(one.ms)
            else if (one.do === 'jump') await environment.sleep(one.ms)
            else if (one.do === 'stop') {
              over ??= { asks: environment.asks.length, ends: environment.ends.length }
              stop()
            } else {
              if (one.do === 'show') shownAt.push(environment.time)
              await environment.setVisible(one.do === 'show')
            }
            note()
          }
          for (const one of steps) {
            const before = environment.asks.length
            const hidden = !environment.visible
            await act(one)
            const silent = hidden && one.do !== 'show'
            expect(silent ? environment.asks.length - before : 0).toBe(0)
          }
          const tooSoon = environment.times.filter(
            (at, index) => !shownAt.includes(at) && at - (environment.times[index - 1] ?? 0) < POLL_EVERY_MS,
          )
          expect(tooSoon).toEqual([])
          // On a visible page, polling ends by itself, unless it was stopped.
          if (over) return
          const firstEnd = replies.findIndex((entry) => entry.answer !== 'wait')
          await act({ do: 'show' })
          await act({ do: 'pass', ms: POLL_TRIES * Math.max(POLL_EVERY_MS, LONGEST_REPLY) })
          const expected = replies[firstEnd]?.answer ?? 'exhausted'
          expect(environment.ends).toEqual([firstEnd >= POLL_TRIES ? 'exhausted' : expected])
          expect(environment.asks.length).toBe(firstEnd === -1 || firstEnd >= POLL_TRIES ? POLL_TRIES : firstEnd + 1)
        },
      ),
      { seed: 20_261_120, numRuns: randomRuns(6000) },
    )
  },
)
