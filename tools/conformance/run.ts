import { allEndpoints } from '#tests/contracts.ts'
import { type Answer, ask, type Server } from './ask.ts'
import type { KnownIds, Input } from './inputs.ts'
import { judge, type Verdict } from './judge.ts'
import { type Call, callOf, entriesOf, ownInputs, parametersOf, plannedInputs } from './reads.ts'

export interface Options {
  api: string
  pc?: string | undefined
  store?: string | undefined
  token?: string | undefined
  /** Ids of the writes to send; their inputs must be given. */
  writes?: readonly string[]
  /** Limits the run to these calls or domains. */
  only?: readonly string[]
  /** Inputs by call id, which replace the derived ones. */
  inputs?: Readonly<Record<string, Input>>
}

export interface Result extends Verdict {
  call: string
}

/** Invalid input of the command: one sentence; the command ends with exit code 2. */
export class Refused extends Error {}

/** All schemas are loaded together with this module, because later they could not be loaded on demand. */
const calls = new Map(
  await Promise.all(allEndpoints.map(async (endpoint) => [endpoint.id, await callOf(endpoint)] as const)),
)

const isRead = ({ row }: Call): boolean => !row.changes

function chosen({ only, writes = [] }: Options): Call[] {
  const all = [...calls.values()]
  const known = new Set(all.flatMap(({ id }) => [id, id.slice(0, id.indexOf('.'))]))
  for (const name of only ?? [])
    if (!known.has(name))
      throw new Refused(`--only ${name}: no call or domain has this name; the names are the operations in openapi.json`)
  for (const name of writes) {
    const call = calls.get(name)
    if (!call || isRead(call))
      throw new Refused(
        `--writes ${name}: no write has this name; the names are the operations with x-changes in openapi.json`,
      )
  }
  const wanted = ({ id }: Call) => !only || only.some((name) => id === name || id.startsWith(`${name}.`))
  return all.filter((call) => (isRead(call) ? wanted(call) : writes.includes(call.id)))
}

/** Checks that an input names only parameters of its call. */
function checkInput(name: string, input: unknown): void {
  const call = calls.get(name)
  if (!call) throw new Refused(`--inputs: no call is named ${name}; the names are the operations in openapi.json`)
  const known = parametersOf(call)
  if (!known) return
  if (typeof input !== 'object' || input === null)
    throw new Refused(`--inputs: ${name} must be given an object such as { "path": { "id": "G001" } }`)
  const parts = Object.entries(input)
  const given = parts.flatMap(([part, values]) =>
    typeof values === 'object' && values !== null ? Object.keys(values).map((one) => `${part}.${one}`) : [part],
  )
  const wrong = given.find((one) => !known.includes(one))
  if (wrong !== undefined)
    throw new Refused(`--inputs: ${name} has no parameter ${wrong}; it has ${known.join(', ') || 'none'}`)
  const missing = known.filter((one) => one.startsWith('path.') && !given.includes(one))
  if (missing.length > 0) throw new Refused(`--inputs: ${name} needs ${missing.join(', ')}`)
}

function checkInputs({ inputs = {}, writes = [] }: Options): void {
  for (const [name, input] of Object.entries(inputs)) checkInput(name, input)
  for (const name of writes) {
    const call = calls.get(name)
    if (call && !inputs[name] && !ownInputs(call))
      throw new Refused(`--writes ${name}: its input must be given with --inputs`)
  }
}

/** Public reads that every backend has: if all of them are unknown, the host does not serve the contract. */
const PROBES = ['mall.search', 'banner.list', 'help.list'] as const

async function checkPaths(server: Server): Promise<void> {
  const probes = PROBES.map((id) => calls.get(id)).filter((call) => call !== undefined)
  const answers = await Promise.all(probes.map((call) => ask(call.row, ownInputs(call)?.[0] ?? {}, server)))
  if (answers.every(({ status }) => status === 404))
    throw new Refused(`${server.api} answers 404 to every call: give the origin of the API`)
}

/** Checks that the server responds with JSON and accepts the token; otherwise throws one sentence. */
async function checkServer(server: Server): Promise<void> {
  const first = calls.get('mall.groups') as Call
  const answer = await ask(first.row, {}, server)
  if (answer.failed) throw new Refused(`${server.api}: ${answer.failed}`)
  if (answer.html && answer.data === undefined)
    throw new Refused(`${server.api} answers with web pages, not with JSON: give the origin of the API`)
  if (answer.status === 404) await checkPaths(server)
  if (!server.token) return
  const me = await ask((calls.get('user.me') as Call).row, {}, server)
  if (me.status === 401 || me.status === 403)
    throw new Refused(`the token is refused (${me.status}): sign in again and give a new one`)
}

const worst: readonly Verdict['verdict'][] = ['broken', 'tolerated', 'kept', 'not judged']

/** Combines the verdicts on several responses to the same call. */
function together(call: string, verdicts: readonly Verdict[]): Result {
  const verdict = worst.find((one) => verdicts.some((other) => other.verdict === one)) ?? 'kept'
  const those = verdicts.filter((one) => one.verdict === verdict)
  const details = those.flatMap((one) => one.details)
  const unique = [...new Map(details.map((one) => [`${one.path} ${one.came}`, one])).values()]
  return {
    call,
    verdict,
    note: [...new Set(those.map(({ note }) => note))].filter(Boolean).join('; '),
    details: unique,
  }
}

class Session {
  private readonly answers = new Map<string, Promise<{ input: Input; answer: Answer }[] | string>>()

  constructor(
    private readonly server: Server,
    private readonly options: Options,
  ) {}

  /** The responses to a call, which is sent only once; or, as a text, the reason why the call was not sent. */
  answersOf(call: Call): Promise<{ input: Input; answer: Answer }[] | string> {
    const known = this.answers.get(call.id) ?? this.asked(call)
    this.answers.set(call.id, known)
    return known
  }

  private async asked(call: Call): Promise<{ input: Input; answer: Answer }[] | string> {
    if (call.row.auth === 'user' && !this.server.token) return 'needs a token: give it with --token'
    const given = this.options.inputs?.[call.id]
    const inputs = given ? [given] : await plannedInputs(call, (of) => this.found(of))
    if (typeof inputs === 'string') return inputs
    const answers: { input: Input; answer: Answer }[] = []
    for (const input of inputs) {
      const idempotencyKey = call.row.idempotencyKey ? crypto.randomUUID() : undefined
      // oxlint-disable-next-line eslint/no-await-in-loop -- one call at a time: a test server may be small
      answers.push({ input, answer: await ask(call.row, input, this.server, idempotencyKey) })
    }
    return answers
  }

  private async found(of: string): Promise<readonly KnownIds[]> {
    const call = calls.get(of)
    const answers = call ? await this.answersOf(call) : []
    return typeof answers === 'string'
      ? []
      : answers.flatMap(({ input, answer }) => (answer.status < 300 ? entriesOf(answer.data, input) : []))
  }

  async resultOf(call: Call): Promise<Result> {
    const answers = await this.answersOf(call)
    if (typeof answers === 'string') return { call: call.id, verdict: 'not judged', note: answers, details: [] }
    return together(
      call.id,
      answers.map(({ answer }) => judge(call.row, call.reply, answer)),
    )
  }
}

/**
 * Sends every read to a backend and judges the replies by the app's own schemas.
 * @throws Refused when the server, the token or an option cannot be used.
 */
export async function conformance(
  options: Options,
  tell: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const { api, pc = api, store = api, token = null } = options
  const wanted = chosen(options)
  checkInputs(options)
  const server: Server = { api, pc, store, token }
  await checkServer(server)
  const session = new Session(server, options)
  const results: Result[] = []
  for (const call of wanted) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one call at a time, in the order of the contract
    const result = await session.resultOf(call)
    tell(result)
    results.push(result)
  }
  return results
}
