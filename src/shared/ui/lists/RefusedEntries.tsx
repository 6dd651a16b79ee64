import { useRefusedEntries } from './use-refused-entries.ts'
import '../row.css'

/**
 * Rendered at the end of a screen whose lists have unreadable entries: shows how many there are, so that no entry is
 * missing unnoticed.
 */
export function RefusedEntries() {
  const count = useRefusedEntries()
  return count > 0 ? <p className="list-end" role="status">{`有 ${count} 条内容没有读出来`}</p> : null
}
