import { useVoice } from './use-voice.ts'

/** Whose report this is, where it is not the reader's own. */
export function Whose() {
  const { head } = useVoice()
  return head ? <p className="whose">{head}</p> : null
}
