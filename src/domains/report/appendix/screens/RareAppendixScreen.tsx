import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { AppendixPage } from '../components/AppendixPage.tsx'

/** /parent-page/…/rare-diseases-appendix/{basePackageId} (LIT-009). */
export default function RareAppendixScreen() {
  const { basePackageId } = useScreenParams(paths.rareAppendix)
  return <AppendixPage kind="rare" basePackageId={basePackageId} />
}
