import type * as z from 'zod/mini'
import { deviations } from '#/shared/api/deviations.ts'
import type { MockRoute } from './mock-api.ts'
import { javaPage } from './profiles/java.ts'
import { type Profile, reshape, reshapeList } from './profiles/reshape.ts'

const schemas = new WeakMap<MockRoute, z.core.$ZodType>()

/**
 * The schema of a reply, from the first load of its module. The development server may load a module again; older
 * modules do not know the blocks that the new module registers.
 */
export async function schemaOf(route: MockRoute): Promise<z.core.$ZodType> {
  const { row, model } = route.endpoint
  const schema = schemas.get(route) ?? ((await model()) as Record<string, z.core.$ZodType>)[row.reply]
  schemas.set(route, schema as z.core.$ZodType)
  return schema as z.core.$ZodType
}

/** Checks that the mock backend's replies follow the contract, although the app would tolerate deviations. */
export async function keepsContract(route: MockRoute, answer: unknown): Promise<boolean> {
  return deviations(await schemaOf(route), answer, route.endpoint.row.list).length === 0
}

/** A list of any length for tests of long lists: the entries repeated, each copy with an id of its own. */
export const manyEntries = (own: readonly unknown[], count: number): readonly unknown[] =>
  own.length === 0
    ? own
    : Array.from({ length: Math.max(count, own.length) }, (_, index) => {
        const entry = own[index % own.length]
        return index < own.length ? entry : numbered(entry, index)
      })

/** An entry without an id has other identifying fields: the barcode of its sample, the number of its order. */
function numbered(entry: unknown, at: number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const isId = (name: string) => ('id' in entry ? name === 'id' : /(Id|Code|mobile)$/.test(name))
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      isId(name) && typeof value === 'string' && value !== '' ? `${value}~${at}` : value,
    ]),
  )
}

/**
 * A reply in the form of another backend; with the profile null, the reply is unchanged.
 * @param total the number of entries on all pages of a list.
 */
export async function inProfile(
  profile: Profile | null,
  route: MockRoute,
  answer: unknown,
  total: number,
): Promise<unknown> {
  if (!profile) return answer
  const schema = await schemaOf(route)
  if (!route.endpoint.row.list) return reshape(profile, schema, answer)
  const entries = reshapeList(profile, schema, answer as unknown[])
  return profile === 'java' ? javaPage(entries, total) : entries
}
