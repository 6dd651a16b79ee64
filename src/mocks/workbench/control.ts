import { stageLabel } from '#/domains/sample/rules.ts'
import type { Backend, SeenCall } from '../backend.ts'
import type { Stage } from '../life/stages.ts'
import { personas } from '../personas.ts'
import { userOf, wrongIn } from './effect.ts'

/** The mock backend's own addresses below `/__mock/`, the same in `npm start` and in the demo. */

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
  seen: readonly SeenCall[]
  violations: readonly string[]
  /** Writes that took effect since the last reset; knobs in an address do not reproduce these writes. */
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

const MAX_SEEN = 50

export interface WorkbenchMessage {
  status: 200 | 400
  body: unknown
}

const well = (body: unknown): WorkbenchMessage => ({ status: 200, body })

function signIn(backend: Backend, persona: string): WorkbenchMessage {
  const known = personas.map((one) => one.persona)
  if (known.includes(persona)) return well({ token: backend.tokenFor(persona) })
  const found = persona ? `没有叫 ${persona} 的身份` : '没有给出身份'
  return { status: 400, body: { message: `${found}，请用 ?persona= 加上 ${known.join('、')} 之一` } }
}

/** The reply for an address below `/__mock/`; undefined for any other. */
export function control(backend: Backend, url: URL): WorkbenchMessage | undefined {
  const given = (name: string) => url.searchParams.get(name) ?? ''
  switch (url.pathname) {
    case '/__mock/reset':
      backend.reset()
      return well(null)
    case '/__mock/sign-in':
      return signIn(backend, given('persona'))
    case '/__mock/seen':
      return well({
        seen: backend.seen.slice(-MAX_SEEN),
        violations: backend.violations,
        writes: backend.writes,
      } satisfies SeenData)
    case '/__mock/people':
      return well(peopleOf(backend))
    case '/__mock/who':
      return well({ persona: userOf(backend.db, given('token'))?.persona ?? null })
    case '/__mock/wrong':
      return well(wrongIn(backend.db, given('knobs'), given('token')))
    default:
      return undefined
  }
}
