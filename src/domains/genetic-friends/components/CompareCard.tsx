import type { ReactNode } from 'react'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { paths, to } from '#/paths.ts'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { type ComparisonRow, compare, sameText } from '../compare.ts'
import type { Friend } from '../model.ts'
import { isShared } from '../rules.ts'
import './compare.css'

const valueOf = (value: string | null): ReactNode =>
  value === null ? <WhenAllRead otherwise="没有读出来">没有这一项</WhenAllRead> : value || '没有说明'

function ComparedRow({ row: { name, mine, friend, same } }: { row: ComparisonRow }) {
  return (
    <li className="kin-compared">
      <h3>
        {name}
        {same && <span className="kin-same">相同</span>}
      </h3>
      <dl>
        <div>
          <dt>我</dt>
          <dd>{valueOf(mine)}</dd>
        </div>
        <div>
          <dt>对方</dt>
          <dd>{valueOf(friend)}</dd>
        </div>
      </dl>
    </li>
  )
}

/** Shows no data of the friend, even if some is in the cache. */
function NotShared({ text }: { text: ReactNode }) {
  return (
    <Card title="对照检测结果">
      <p className="kin-not-shared">{text}</p>
      <LinkButton kind="plain" block to={to(paths.relatives, { type: 'friends' })}>
        看看其他亲友
      </LinkButton>
    </Card>
  )
}

/** FAM-010: both lists of results, equal results first, without any interpretation by the app. */
export function CompareCard({ friend }: { friend: Friend }) {
  const result = friend.geneticRelationshipResult
  if (!isShared(friend)) return <NotShared text="对方没有分享检测结果，所以不能对照。对方打开分享后，这里就会显示。" />
  if (!result || result.friendAnalysisResultList.length === 0)
    return <NotShared text={<WhenAllRead otherwise={NOT_ALL_READ}>现在没有可以对照的检测结果。</WhenAllRead>} />
  const rows = compare(result.mineAnalysisResultList, result.friendAnalysisResultList)
  return (
    <Card title="对照检测结果">
      <WhenAllRead>
        <p className="muted">{sameText(rows)}</p>
      </WhenAllRead>
      <ul className="kin-compare" aria-label="对照检测结果">
        {keyed(rows, ({ key }) => key).map(([key, row]) => (
          <ComparedRow key={key} row={row} />
        ))}
      </ul>
    </Card>
  )
}
