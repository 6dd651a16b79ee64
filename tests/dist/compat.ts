import bcd, {
  type CompatStatement,
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' }

/** MDN's data about the oldest supported engines. */

export const ENGINES = { chrome_android: 86, safari_ios: 14 } as const
export type Engine = keyof typeof ENGINES

export { bcd }
export type { Identifier }

/** Whether a version in MDN's data ("14.5", "≤37", "preview") is at most our version. */
const isAtMost = (version: string | false | undefined, ours: number): boolean =>
  typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= ours

function supports(support: SupportStatement | undefined, ours: number): boolean {
  if (support === undefined) return true
  return [support].flat().some((one) => {
    if (one.flags || one.prefix || one.alternative_name) return false
    return isAtMost(one.version_added, ours) && !isAtMost(one.version_removed, ours)
  })
}

/** The engines that lack a feature; without data, a feature counts as supported. */
export function enginesWithout(compat: CompatStatement | undefined): Engine[] {
  if (!compat) return []
  return (Object.keys(ENGINES) as Engine[]).filter((engine) => !supports(compat.support[engine], ENGINES[engine]))
}

/** MDN's entry for a feature below a node of its tree; undefined if there is none. */
export function compatOf(place: Identifier | undefined, ...names: string[]): CompatStatement | undefined {
  let found: Identifier | undefined = place
  for (const name of names) found = found && Object.hasOwn(found, name) ? found[name] : undefined
  return found?.__compat
}

/** A feature that an engine lacks, under its name in the table of exceptions. */
export interface Finding {
  feature: string
  engines: Engine[]
  where: string
}
