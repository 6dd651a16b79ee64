import type { PatientRow } from './db.ts'
import { paternalUnknown } from './seed/report-ancestry.ts'
import type { SeedItem } from './seed/report-seed.ts'

/**
 * The ancestry part of a result in the wire's words (`radio` is the contract's spelling).
 * @param full without it what a list shows in a word: no peoples, no texts, no way.
 */
export function ancestryWire({ ancestry }: SeedItem, full: boolean) {
  if (!ancestry) return null
  const areas = ancestry.areas?.map((area) => (full ? area : { area: area.area, rate: area.rate }))
  const line = {
    haplogroup: {
      about: ancestry.about ?? '',
      startTime: ancestry.startTime ?? '',
      area: ancestry.area ?? '',
      nations: ancestry.nations ?? [],
      migrationPathPicture: ancestry.picture ?? '',
    },
    haploMigrationPathList: ancestry.path ?? [],
  }
  return {
    ancestryType: ancestry.type,
    ancestryCompositionResult: areas ? { areaAncestryCompositions: areas } : null,
    neanderthalResult: ancestry.neanderthalRate === undefined ? null : { radio: ancestry.neanderthalRate },
    haploTypeResult: ancestry.haplotype ? { haplotype: ancestry.haplotype, ...(full ? line : {}) } : null,
  }
}

/** What the laboratory can tell of a person: a woman has no line of the father. */
export const itemFor = (item: SeedItem, gender: PatientRow['gender'] | undefined): SeedItem =>
  gender === 'FEMALE' && item.ancestry?.type === 'PATERNAL_HAPLOTYPE'
    ? { ...paternalUnknown, id: item.id, nameCn: item.nameCn }
    : item

/** Illnesses of the womb are no part of a man's report. */
export const isFor = ({ nameCn }: SeedItem, gender: PatientRow['gender'] | undefined): boolean =>
  gender !== 'MALE' || !nameCn.startsWith('子宫')
