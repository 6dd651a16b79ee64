import './marks.css'
import { NOT_A_DIAGNOSIS } from '../rules.ts'

export function Disclaimer() {
  return <p className="disclaimer">{NOT_A_DIAGNOSIS}</p>
}
