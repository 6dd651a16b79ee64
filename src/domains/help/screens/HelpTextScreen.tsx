import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TextPage } from '../components/TextPage.tsx'

/** /my-help-detail/{id}: one help text (LIT-015). */
export default function HelpTextScreen() {
  const { id } = useScreenParams(paths.helpText)
  return <TextPage collection="help" id={id} />
}
