import { paths } from '#/paths.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { StartPage } from '../components/StartPage.tsx'

/** /my-knowledge-base: the categories of the knowledge base, and the search (LIT-016). */
export default function KnowledgeScreen() {
  const { q } = useSearch(paths.knowledge)
  return <StartPage collection="knowledge" q={q} />
}
