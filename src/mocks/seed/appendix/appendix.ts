import { type Family, geneticFamilies, geneticSingles, rareFamilies } from './families.ts'

interface SeedAppendixEntry {
  chineseName: string
  englishName: string
  genes: string
}

type Kind = 'genetic' | 'rare'

/** A family with its numbered subtypes; unknown genes stay empty. */
const subtypes = ([nameCn, nameEn, count, genes = '']: Family): SeedAppendixEntry[] => {
  const known = genes.split(' ')
  return Array.from({ length: count }, (_, at) => ({
    chineseName: `${nameCn} ${at + 1} 型`,
    englishName: `${nameEn} ${at + 1}`,
    genes: known[at] ?? '',
  }))
}

const lists: Record<Kind, { all: SeedAppendixEntry[]; child: SeedAppendixEntry[] }> = {
  genetic: listsOf(
    geneticFamilies,
    geneticSingles.map(([chineseName, englishName, genes]) => ({ chineseName, englishName, genes: genes.replaceAll(' ', ',') })),
  ),
  rare: listsOf(rareFamilies, []),
}

/** A child's list has no diseases of later life. */
function listsOf(families: readonly Family[], singles: SeedAppendixEntry[]) {
  return {
    all: [...singles, ...families.flatMap(subtypes)],
    child: [...singles, ...families.filter((family) => family[4] !== 'adult').flatMap(subtypes)],
  }
}

/** The tested diseases of a package; other packages have no appendix. */
export function appendixOf(kind: Kind, basePackageId: string): readonly SeedAppendixEntry[] {
  if (basePackageId === 'PKG-ADULT') return lists[kind].all
  return basePackageId === 'PKG-CHILD' ? lists[kind].child : []
}
