import type { PatientRow } from './db-rows.ts'
import { paternalUnknown } from './seed/report-ancestry.ts'
import type { SeedItem } from './seed/report-seed.ts'

/**
 * The ancestry part of a result in the format of the reply (`radio` is the spelling of the agreed API).
 * @param full false for lists: without ethnic groups, texts and migration.
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

/** Adapts an item to the person: a woman has no paternal line. */
export const itemFor = (item: SeedItem, gender: PatientRow['gender'] | undefined): SeedItem =>
  gender === 'FEMALE' && item.ancestry?.type === 'PATERNAL_HAPLOTYPE'
    ? { ...paternalUnknown, id: item.id, nameCn: item.nameCn }
    : item

/** Diseases of the womb are not part of a man's report. */
export const isFor = ({ nameCn }: SeedItem, gender: PatientRow['gender'] | undefined): boolean =>
  gender !== 'MALE' || !nameCn.startsWith('子宫')
