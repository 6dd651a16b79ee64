import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PollEnd, startPolling } from './poll.ts'

type Answer = 'wait' | 'done' | 'fail' | 'error'
interface Reply {
  answer: Answer
  /** ms until it arrives. */
  delay: number
}

/** Lets everything that waits for a promise go on. */
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

/** A clock, a page and a server in the hands of the test. */
class World {
  time = 0
  visible = true
  readonly asks: { at: number; signal: AbortSignal }[] = []
  readonly ends: PollEnd[] = []
  inFlight = 0
  mostInFlight = 0
  readonly watchers = new Set<() => void>()
  /** Replies of the coming asks, in order; afterwards all wait and come at once. */
  readonly replies: Reply[] = []
  #timers: { at: number; action: () => void }[] = []

  #after(ms: number, action: () => void): () => void {
    const timer = { at: this.time + ms, action }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((entry) => entry !== timer))
  }

  get timers() {
    return this.#timers.length
  }

  start({ every = 500, tries = 40 } = {}): () => void {
    return startPolling({
      every,
      tries,
      clock: { after: (ms, action) => this.#after(ms, action), now: () => this.time },
      page: {
        visible: () => this.visible,
        watch: (changed) => {
          this.watchers.add(changed)
          return () => void this.watchers.delete(changed)
        },
      },
      ask: (signal) => this.#ask(signal),
      onEnd: (end) => void this.ends.push(end),
    })
  }

  #ask(signal: AbortSignal): Promise<'wait' | 'done' | 'fail'> {
    this.asks.push({ at: this.time, signal })
    this.inFlight += 1
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight)
    const { answer, delay } = this.replies.shift() ?? { answer: 'wait', delay: 0 }
    return new Promise((resolve, reject) => {
      const arrive = () => {
        this.inFlight -= 1
        if (answer === 'error') reject(new Error('no answer'))
        else resolve(answer)
      }
      if (delay === 0) arrive()
      else this.#after(delay, arrive)
    })
  }

  /** Time passes; what falls due happens in its order. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms
    await settle()
    for (;;) {
      const [next] = this.#timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)
      if (!next) break
      this.time = Math.max(this.time, next.at)
      this.#timers = this.#timers.filter((timer) => timer !== next)
      next.action()
      await settle()
    }
    this.time = until
  }

  /** The phone slept: the clock is far ahead at once, what was due happens late. */
  async jump(ms: number): Promise<void> {
    this.time += ms
    await this.pass(0)
  }

  async show(visible: boolean): Promise<void> {
    this.visible = visible
    for (const changed of [...this.watchers]) changed()
    await settle()
  }

  get times() {
    return this.asks.map((ask) => ask.at)
  }
}

const soon = (answer: Answer, delay = 0): Reply => ({ answer, delay })

test('[PAY-015] the first question comes after 500 ms, then one every 500 ms', async () => {
  const world = new World()
  world.start()
  await world.pass(499)
  expect(world.times).toEqual([])
  await world.pass(1)
  expect(world.times).toEqual([500])
  await world.pass(1499)
  expect(world.times).toEqual([500, 1000, 1500])
})

test('[PAY-016] [PAY-023] it asks exactly 40 times in 20 s, then it is exhausted', async () => {
  const world = new World()
  world.start()
  await world.pass(19_999)
  expect([world.asks.length, world.ends]).toEqual([39, []])
  await world.pass(1)
  expect([world.asks.length, world.ends]).toEqual([40, ['exhausted']])
  await world.pass(60_000)
  expect([world.asks.length, world.ends]).toEqual([40, ['exhausted']])
})

test('[PAY-016] the last question still counts when it says done', async () => {
  const world = new World()
  world.replies.push(soon('wait'), soon('done'))
  world.start({ tries: 2 })
  await world.pass(5000)
  expect([world.asks.length, world.ends]).toEqual([2, ['done']])
})

test.each([
  ['done', 'done'],
  ['fail', 'fail'],
  ['error', 'error'],
] as const)('[PAY-019] [PAY-021] [PAY-022] the answer %s ends it as %s, once and for all', async (answer, end) => {
  const world = new World()
  world.replies.push(soon('wait'), soon(answer))
  const stop = world.start()
  await world.pass(30_000)
  expect([world.times, world.ends]).toEqual([[500, 1000], [end]])
  await world.show(true)
  stop()
  await world.pass(5000)
  expect([world.asks.length, world.ends, world.timers, world.watchers.size]).toEqual([2, [end], 0, 0])
  expect(world.asks[0]?.signal.aborted).toBe(true)
})

test('[PAY-022] a question that throws at once ends it like a failed one', async () => {
  const ends: PollEnd[] = []
  let due: () => void = () => undefined
  startPolling({
    every: 500,
    tries: 40,
    clock: { after: (_ms, action) => ((due = action), () => undefined), now: () => 0 },
    page: { visible: () => true, watch: () => () => undefined },
    ask: () => {
      throw new Error('broken')
    },
    onEnd: (end) => void ends.push(end),
  })
  due()
  await settle()
  expect(ends).toEqual(['error'])
})

test('[PAY-017] [PAY-018] a slow answer never makes two questions at once', async () => {
  const world = new World()
  world.replies.push(soon('wait', 300), soon('wait', 500), soon('wait', 1200))
  world.start()
  await world.pass(4000)
  // 500 +500 (answered after 300), +500 (after 500), +1200 (after 1200), then every 500.
  expect(world.times).toEqual([500, 1000, 1500, 2700, 3200, 3700])
  expect(world.mostInFlight).toBe(1)
})

test('[PAY-015] a hidden page rests and asks at once when it is shown', async () => {
  const world = new World()
  world.start()
  await world.pass(700)
  await world.show(false)
  expect(world.timers).toBe(0)
  await world.pass(30_000)
  expect(world.times).toEqual([500])
  await world.show(true)
  await world.pass(500)
  expect(world.times).toEqual([500, 30_700, 31_200])
})

test('[PAY-015] what starts on a hidden page waits until it is shown', async () => {
  const world = new World()
  world.visible = false
  world.start()
  await world.pass(3000)
  expect(world.times).toEqual([])
  await world.show(true)
  expect(world.times).toEqual([3000])
})

test('[PAY-015] an answer that arrives on a hidden page counts, and nothing is planned', async () => {
  const world = new World()
  world.replies.push(soon('wait', 200), soon('done', 200))
  world.start()
  await world.pass(600)
  await world.show(false)
  await world.pass(5000)
  expect([world.times, world.ends]).toEqual([[500], []])
  await world.show(true)
  await world.show(false)
  await world.pass(200)
  expect([world.times, world.ends]).toEqual([[500, 5600], ['done']])
})

test('[PAY-015] a page that says twice that it is shown is asked for once', async () => {
  const world = new World()
  world.replies.push(soon('wait', 600))
  world.start()
  await world.pass(100)
  await world.show(true)
  await world.show(true)
  await world.pass(599)
  expect(world.times).toEqual([100])
  await world.pass(1)
  expect(world.times).toEqual([100, 700])
})

test('[PAY-055] stopping is silent: no end, no further question', async () => {
  const world = new World()
  const stop = world.start()
  await world.pass(1000)
  stop()
  await world.pass(60_000)
  await world.show(false)
  await world.show(true)
  expect([world.times, world.ends, world.timers, world.watchers.size]).toEqual([[500, 1000], [], 0, 0])
})

test.each(['wait', 'done', 'fail', 'error'] as const)(
  '[PAY-055] an answer %s that comes after the stop is ignored, its question is called off',
  async (answer) => {
    const world = new World()
    world.replies.push(soon(answer, 1000))
    const stop = world.start()
    await world.pass(600)
    expect(world.asks[0]?.signal.aborted).toBe(false)
    stop()
    stop()
    expect(world.asks[0]?.signal.aborted).toBe(true)
    await world.pass(10_000)
    expect([world.asks.length, world.ends]).toEqual([1, []])
  },
)

test('[PAY-015] a clock that jumps ahead brings one question, not those that were missed', async () => {
  const world = new World()
  world.start()
  await world.pass(500)
  await world.jump(3_600_000)
  expect(world.times).toEqual([500, 3_600_500])
  await world.pass(500)
  expect(world.times).toEqual([500, 3_600_500, 3_601_000])
})

test('[PAY-015] a jump while it waits for an answer asks again at once, not in the past', async () => {
  const world = new World()
  world.replies.push(soon('wait', 100))
  world.start()
  await world.pass(500)
  await world.jump(86_400_000)
  expect(world.times).toEqual([500, 86_400_500])
})

type Step = { do: 'pass' | 'jump'; ms: number } | { do: 'hide' | 'show' | 'stop' }

const reply = fc.record<Reply>({
  answer: fc.oneof(
    { weight: 20, arbitrary: fc.constant<Answer>('wait') },
    { weight: 1, arbitrary: fc.constantFrom<Answer>('done', 'fail', 'error') },
  ),
  delay: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1500 })),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 40, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 4000 }) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('jump' as const), ms: fc.integer({ min: 0, max: 50_000 }) }) },
  { weight: 20, arbitrary: fc.record({ do: fc.constantFrom('hide' as const, 'show' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stop' as const) }) },
)

test(
  '[PAY-015] [PAY-016] [PAY-055] whatever happens: one question at a time, at most 40, one end, nothing after it',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(reply, { maxLength: 45, size: 'max' }), fc.array(step, { maxLength: 25, size: 'max' }), async (replies, steps) => {
        const world = new World()
        world.replies.push(...replies)
        const stop = world.start()
        /** How many questions had been asked when it was over. */
        let over: { asks: number; ends: number } | null = null
        const shownAt: number[] = []
        const note = () => {
          expect(world.mostInFlight).toBeLessThanOrEqual(1)
          expect(world.asks.length).toBeLessThanOrEqual(40)
          expect(world.ends.length).toBeLessThanOrEqual(1)
          over ??= world.ends.length > 0 ? { asks: world.asks.length, ends: 1 } : null
          if (over) expect([world.asks.length, world.ends.length, world.watchers.size]).toEqual([over.asks, over.ends, 0])
        }
        const act = async (one: Step) => {
          if (one.do === 'pass') await world.pass(one.ms)
          else if (one.do === 'jump') await world.jump(one.ms)
          else if (one.do === 'stop') {
            over ??= { asks: world.asks.length, ends: world.ends.length }
            stop()
          } else {
            if (one.do === 'show') shownAt.push(world.time)
            await world.show(one.do === 'show')
          }
          note()
        }
        for (const one of steps) {
          const before = world.asks.length
          const hidden = !world.visible
          await act(one)
          if (hidden && one.do !== 'show') expect(world.asks.length).toBe(before)
        }
        for (const [index, at] of world.times.entries()) {
          const previous = world.times[index - 1] ?? 0
          if (!shownAt.includes(at)) expect(at - previous).toBeGreaterThanOrEqual(500)
        }
        // Left alone on a shown page it comes to its end, unless it was stopped.
        if (over) return
        const firstEnd = replies.findIndex((entry) => entry.answer !== 'wait')
        await act({ do: 'show' })
        await act({ do: 'pass', ms: 40 * 1500 })
        const expected = replies[firstEnd]?.answer ?? 'exhausted'
        expect(world.ends).toEqual([firstEnd >= 40 ? 'exhausted' : expected])
        expect(world.asks.length).toBe(firstEnd === -1 || firstEnd >= 40 ? 40 : firstEnd + 1)
      }),
      { seed: 20_261_120, numRuns: 6000 },
    )
  },
)
