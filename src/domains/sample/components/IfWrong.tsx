import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { IF_WRONG } from '../bind-rules.ts'
import './bind.css'

export const IfWrong = () => (
  <p className="bind-note if-wrong">
    {IF_WRONG}
    <Link to={paths.contactUs}>联系客服</Link>
  </p>
)
