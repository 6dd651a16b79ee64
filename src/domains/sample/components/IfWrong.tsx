import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { IF_WRONG } from '../bind-rules.ts'
import './bind.css'

/** The advice about a wrong binding, with a link to the service. */
export const IfWrong = () => (
  <p className="bind-note if-wrong">
    {IF_WRONG}
    <Link to={paths.contactUs}>联系客服</Link>
  </p>
)
