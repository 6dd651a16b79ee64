import { useRefusedEntries } from './use-refused-entries.ts'
import '../row.css'

/** The end of a screen whose lists have unreadable entries: shows their number, so that none is missing silently. */
export function RefusedEntries() {
  const count = useRefusedEntries()
  return count > 0 ? <p className="list-end" role="status">{`有 ${count} 条内容没有读出来`}</p> : null
}
