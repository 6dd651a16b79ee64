import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ListPage } from '../components/ListPage.tsx'

/** /my-help-listdetail/{id}: the articles of one help category (LIT-015). */
export default function HelpListScreen() {
  const { id } = useScreenParams(paths.helpList)
  return <ListPage collection="help" id={id} />
}
