import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { wrongBindingText } from '../bind-rules.ts'
import './bind.css'

export const IfWrong = ({ unsent }: { unsent: boolean }) => (
  <p className="bind-note if-wrong">
    {wrongBindingText(unsent)}
    <Link to={paths.contactUs}>联系客服</Link>
  </p>
)
