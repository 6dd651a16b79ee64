import { Button } from '#/shared/ui/Button.tsx'
import './search-list.css'

/** Shown where a search has hits, and the filter hides all of them. */
export function OtherWord({ term, word, onAll }: { term: string; word: string; onAll: () => void }) {
  return (
    <div className="find-none">
      <p role="status">{`“${term.trim()}”不在“${word}”里面`}</p>
      <Button kind="plain" onPress={onAll}>
        在全部项目里找
      </Button>
    </div>
  )
}
