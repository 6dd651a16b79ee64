import { useVoice } from './use-voice.ts'
import '../../parts/item.css'

/** Whose report this is, unless it is the reader's own. */
export function Whose() {
  const { head } = useVoice()
  return head ? <p className="whose">{head}</p> : null
}
