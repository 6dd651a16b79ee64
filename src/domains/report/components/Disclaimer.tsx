import './marks.css'
import { NOT_A_DIAGNOSIS } from '../rules.ts'

/** The disclaimer at the bottom of every report screen. */
export function Disclaimer() {
  return <p className="disclaimer">{NOT_A_DIAGNOSIS}</p>
}
