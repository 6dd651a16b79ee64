import { setLargeLetters, useLargeLetters } from '#/shared/lib/letters-choice.ts'
import '#/shared/ui/row.css'
import '#/shared/form/switch.css'

/** The switch for large letters; it needs no session and is stored on the phone. */
export function LettersRow() {
  const large = useLargeLetters()
  return (
    <button type="button" className="row" role="switch" aria-checked={large} onClick={() => setLargeLetters(!large)}>
      <span className="row-label">大字</span>
      <span className="row-value">字更大，没有广告</span>
      <span className="switch" />
    </button>
  )
}
