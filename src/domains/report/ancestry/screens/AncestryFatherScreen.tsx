import { AncestryPage } from '../components/AncestryPage.tsx'
import { Haplotype } from '../components/Haplotype.tsx'

export default function AncestryFatherScreen() {
  return (
    <AncestryPage type="PATERNAL_HAPLOTYPE">
      {({ ancestry }, name) => <Haplotype result={ancestry?.haploTypeResult ?? null} line="father" name={name} />}
    </AncestryPage>
  )
}
