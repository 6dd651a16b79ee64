import { paths } from '#/paths.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { StartPage } from '../components/StartPage.tsx'

/** /my-help: the categories of the help centre, and the search (LIT-015). */
export default function HelpScreen() {
  const { q } = useSearch(paths.help)
  return <StartPage collection="help" q={q} />
}
