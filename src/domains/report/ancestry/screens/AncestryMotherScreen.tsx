import { AncestryPage } from '../components/AncestryPage.tsx'
import { Haplotype } from '../components/Haplotype.tsx'

export default function AncestryMotherScreen() {
  return (
    <AncestryPage type="MATERNAL_HAPLOTYPE">
      {({ ancestry }, name) => <Haplotype result={ancestry?.haploTypeResult ?? null} line="mother" name={name} />}
    </AncestryPage>
  )
}
