import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TextPage } from '../components/TextPage.tsx'

/** /my-knowledge-detail/{id}: one knowledge text (LIT-016). */
export default function KnowledgeTextScreen() {
  const { id } = useScreenParams(paths.knowledgeText)
  return <TextPage collection="knowledge" id={id} />
}
