import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { MemberLevel } from '../model.ts'
import { memberLevel } from '../queries.ts'
import { benefitsOf, type Level, levelLabel, levelOf, levels, nextStep } from '../level-rules.ts'
import { LevelBadge } from '../components/LevelBadge.tsx'
import '../components/level.css'

function OwnLevel({ of }: { of: MemberLevel }) {
  const level = levelOf(of.level)
  const next = nextStep(of)
  return (
    <div className="level-head">
      {level && <LevelBadge level={level} own size={72} />}
      <div>
        <h2>{level ? `${levelLabel[level]}会员` : '您的等级暂时显示不了'}</h2>
        {next && (
          <>
            <span className="level-bar" aria-hidden="true">
              <span style={{ width: `${(next.points / next.of) * 100}%` }} />
            </span>
            <p>{`已积累${next.points}点，再有${next.missing}点升到${levelLabel[next.to]}`}</p>
          </>
        )}
      </div>
    </div>
  )
}

function LevelRow({ level, of }: { level: Level; of: MemberLevel }) {
  const own = levelOf(of.level) === level
  const benefits = benefitsOf(level, of)
  return (
    <li className="level-row" aria-current={own || undefined}>
      <LevelBadge level={level} own={own} />
      <div>
        <div className="level-name">
          <h3>{levelLabel[level]}</h3>
          {own && <span className="level-own">当前等级</span>}
        </div>
        {benefits.length > 0 ? (
          <ul>
            {[...new Set(benefits)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <p>权益以实际为准</p>
        )}
      </div>
    </li>
  )
}

/** /my-member-level: the five levels in order, with their benefits; the person's own level is marked (WAL-009). */
export default function MemberLevelScreen() {
  const { data } = useSuspenseQuery(memberLevel())
  return (
    <Page title="会员等级">
      {data === null ? (
        <EmptyState
          picture="empty-list"
          text="还没有查到您的会员等级"
          action={{ label: '看看会员规则', to: paths.memberRule }}
        />
      ) : (
        <>
          <OwnLevel of={data} />
          <Card title="五个等级">
            <ul>
              {levels.map((level) => (
                <LevelRow key={level} level={level} of={data} />
              ))}
            </ul>
          </Card>
          <Card>
            <Row label="会员规则" to={paths.memberRule} />
          </Card>
        </>
      )}
    </Page>
  )
}
