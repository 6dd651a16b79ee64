import { vi } from 'vitest'

/** Saved at load time, because a test may install fake timers. */
const turn = setImmediate
const { hrtime } = process

/** The number of turns of the event loop without a call. In these turns, effects and state updates can send calls. */
const CALM_TURNS = 20
const LIMIT_MS = 10_000

interface OpenCall {
  address: string
  /** Whether the test holds the answer back. */
  held: boolean
}

const openCalls = new Set<OpenCall>()
const awaitedCalls = (): OpenCall[] => [...openCalls].filter(({ held }) => !held)

/** Starts to count the calls in flight. The setup of the screen tests calls this function for each file. */
export function countCalls(): void {
  const send = globalThis.fetch
  globalThis.fetch = async (...parts: Parameters<typeof fetch>) => {
    const [input] = parts
    const address = new URL(input instanceof Request ? input.url : input, window.location.href).href
    const call = { address, held: false }
    openCalls.add(call)
    try {
      return await send(...parts)
    } finally {
      openCalls.delete(call)
    }
  }
}

/** Forgets the unanswered calls of the previous test. */
export const forgetCalls = (): void => openCalls.clear()

/** Marks a call as held back by the test until its answer is released. `quiet` does not wait for such a call. */
export async function holdCall(address: string, gate: Promise<void>): Promise<void> {
  const call = awaitedCalls().find((one) => one.address === address)
  if (call) call.held = true
  await gate
  if (call) call.held = false
}

/** Waits until no call was in flight for `CALM_TURNS` turns, so that no further call can follow by itself. */
async function waitForCalmTurns(until: bigint): Promise<void> {
  for (let turns = 0; turns < CALM_TURNS; turns += 1) {
    await new Promise((resolve) => turn(resolve))
    const [first] = awaitedCalls()
    if (first) turns = 0
    if (first && hrtime.bigint() > until)
      throw new Error(`not quiet: ${first.address} has no answer after ${LIMIT_MS} ms`)
  }
}

/**
 * Waits until the screen is quiet: no call is in flight, no chunk is loading, and no state update is pending. A test
 * can check that something was not sent or is not shown only after this. Fake timers do not advance.
 */
export async function quiet(): Promise<void> {
  const until = hrtime.bigint() + BigInt(LIMIT_MS) * 1_000_000n
  await waitForCalmTurns(until)
  // A chunk that was still loading may send a call of its own.
  await vi.dynamicImportSettled()
  await waitForCalmTurns(until)
}
