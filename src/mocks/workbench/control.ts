import type { Backend, Seen } from '../backend.ts'
import { stageLabel } from '#/domains/sample/rules.ts'
import type { Stage } from '../life/stages.ts'
import { personas } from '../personas.ts'

/** The addresses of the stand-in itself below `/__mock/`, the same in `npm start` and in the demo. */

/** What a person has, in short. */
export interface PersonData {
  persona: string
  name: string
  mobile: string
  note: string
  orders: { id: string; status: string }[]
  samples: { id: string; step: string }[]
  coupons: number
  addresses: number
  stage: Stage | null
}

export interface SeenData {
  seen: readonly Seen[]
  breaches: readonly string[]
  /** Writes that took effect since the last reset: no knob repeats them. */
  writes: number
}

function peopleOf({ db }: Backend): PersonData[] {
  return db.users.map((user) => ({
    persona: user.persona,
    name: user.fullName,
    mobile: user.mobile,
    note: personas.find(({ persona }) => persona === user.persona)?.note ?? '',
    orders: db.orders.filter((row) => row.userId === user.id).map(({ id, status }) => ({ id, status })),
    samples: db.samples
      .filter((row) => row.userId === user.id)
      .map(({ id, steps }) => ({ id, step: stageLabel(steps.at(-1)?.code ?? '') })),
    coupons: db.coupons.filter((row) => row.userId === user.id && row.usedByOrder === null).length,
    addresses: db.addresses.filter((row) => row.userId === user.id).length,
    stage: db.lives.find((row) => row.userId === user.id)?.stage ?? null,
  }))
}

function whoIs({ db }: Backend, token: string | null): string | null {
  const session = db.sessions.find((row) => row.token === token)
  return db.users.find(({ id }) => id === session?.userId)?.persona ?? null
}

const MOST_SEEN = 50

/** The answer to an address below `/__mock/`; undefined for any other. */
export function control(backend: Backend, url: URL): unknown {
  switch (url.pathname) {
    case '/__mock/reset':
      backend.reset()
      return null
    case '/__mock/sign-in':
      return { token: backend.tokenFor(url.searchParams.get('persona') ?? '') }
    case '/__mock/seen':
      return {
        seen: backend.seen.slice(-MOST_SEEN),
        breaches: backend.breaches,
        writes: backend.writes,
      } satisfies SeenData
    case '/__mock/people':
      return peopleOf(backend)
    case '/__mock/who':
      return { persona: whoIs(backend, url.searchParams.get('token')) }
    default:
      return undefined
  }
}
