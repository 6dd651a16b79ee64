import '../screens/marks.css'
import { NOT_A_DIAGNOSIS } from '../rules.ts'

/** Stands at the foot of every screen of a report. */
export function Disclaimer() {
  return <p className="disclaimer">{NOT_A_DIAGNOSIS}</p>
}
