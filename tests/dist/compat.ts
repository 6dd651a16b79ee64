import bcd, {
  type CompatStatement,
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' }

/** What MDN knows about the oldest engines that the build is for. */

export const ENGINES = { chrome_android: 86, safari_ios: 14 } as const
export type Engine = keyof typeof ENGINES

export { bcd }
export type { Identifier }

/** Whether a version that MDN names ("14.5", "≤37", "preview") is at or below ours. */
const reached = (version: string | false | undefined, ours: number): boolean =>
  typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= ours

function supports(support: SupportStatement | undefined, ours: number): boolean {
  if (support === undefined) return true
  return [support].flat().some((one) => {
    if (one.flags || one.prefix || one.alternative_name) return false
    return reached(one.version_added, ours) && !reached(one.version_removed, ours)
  })
}

/** The engines that lack a feature; MDN's silence counts as support. */
export function lacking(compat: CompatStatement | undefined): Engine[] {
  if (!compat) return []
  return (Object.keys(ENGINES) as Engine[]).filter((engine) => !supports(compat.support[engine], ENGINES[engine]))
}

/** What MDN says of a feature below a place of its tree; undefined when it has none of that name. */
export function compatOf(place: Identifier | undefined, ...names: string[]): CompatStatement | undefined {
  let found: Identifier | undefined = place
  for (const name of names) found = found && Object.hasOwn(found, name) ? found[name] : undefined
  return found?.__compat
}

/** A feature that an engine lacks, as it is called in the table of exceptions. */
export interface Finding {
  feature: string
  engines: Engine[]
  where: string
}
