import { useRefusedEntries } from './use-refused-entries.ts'
import '../row.css'

/** The end of a screen with lists of which entries could not be read: says how many, so that none is missed silently. */
export function RefusedEntries() {
  const count = useRefusedEntries()
  return count > 0 ? <p className="list-end" role="status">{`有 ${count} 条内容没有读出来`}</p> : null
}
