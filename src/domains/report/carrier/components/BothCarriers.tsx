import { paths, to } from '#/paths.ts'
import { Row } from '#/shared/ui/Row.tsx'
import type { Owner } from '../../words/owner-rules.ts'
import { bothCarriers } from '../inheritance-rules.ts'
import './carrier.css'

/** Help for two carriers: a counselor, and the tests of the mall for couples. */
export function BothCarriers({ owner }: { owner: Owner }) {
  return (
    <>
      <p className="four-text">{bothCarriers(owner)}</p>
      <Row wide label="问一问顾问" to={paths.consultDetail} />
      <Row wide label="在商城找携带者筛查" to={to(paths.goodsSearch, { type: 'all' }, { q: '携带者' })} />
    </>
  )
}
