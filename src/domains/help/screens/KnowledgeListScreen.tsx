import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ListPage } from '../components/ListPage.tsx'

/** /my-knowledge-listdetail/{id}: the texts of one category (LIT-016). */
export default function KnowledgeListScreen() {
  const { id } = useScreenParams(paths.knowledgeList)
  return <ListPage collection="knowledge" id={id} />
}
