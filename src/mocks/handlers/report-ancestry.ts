import type { SeedItem } from '../seed/report-seed.ts'

/** The ancestry part of a result in the wire's words (`radio` is the contract's spelling). */
export function ancestryWire({ ancestry }: SeedItem) {
  if (!ancestry) return null
  return {
    ancestryType: ancestry.type,
    ancestryCompositionResult: ancestry.areas ? { areaAncestryCompositions: ancestry.areas } : null,
    neanderthalResult: ancestry.neanderthalRate === undefined ? null : { radio: ancestry.neanderthalRate },
    haploTypeResult: ancestry.haplotype
      ? {
          haplotype: ancestry.haplotype,
          haplogroup: { about: ancestry.about ?? '', startTime: ancestry.startTime ?? '', area: ancestry.area ?? '' },
        }
      : null,
  }
}
