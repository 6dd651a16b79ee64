import type * as z from 'zod/mini'
import { deviations } from '#/shared/api/deviations.ts'
import type { MockRoute } from './mock-api.ts'
import { type Profile, reshape, reshapeList } from './profiles/reshape.ts'

async function schemaOf({ endpoint }: MockRoute): Promise<z.core.$ZodType> {
  const model = (await endpoint.model()) as Record<string, z.core.$ZodType>
  return model[endpoint.row.reply] as z.core.$ZodType
}

/** Checks that the stand-in's own replies keep the contract, although the app would tolerate deviations. */
export async function keepsContract(route: MockRoute, answer: unknown): Promise<boolean> {
  return deviations(await schemaOf(route), answer, route.endpoint.row.list).length === 0
}

/** The same reply as another backend would send it; null: our own backend. */
export async function inProfile(profile: Profile | null, route: MockRoute, answer: unknown): Promise<unknown> {
  if (!profile) return answer
  const schema = await schemaOf(route)
  return route.endpoint.row.list ? reshapeList(profile, schema, answer as unknown[]) : reshape(profile, schema, answer)
}
