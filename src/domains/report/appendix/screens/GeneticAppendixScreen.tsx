import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { AppendixPage } from '../components/AppendixPage.tsx'

/** /parent-page/…/genetic-diseases-appendix/{basePackageId} (LIT-009). */
export default function GeneticAppendixScreen() {
  const { basePackageId } = useScreenParams(paths.geneticAppendix)
  return <AppendixPage kind="genetic" basePackageId={basePackageId} />
}
