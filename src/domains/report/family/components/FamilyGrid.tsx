import { CAUTION } from '../../results/categories.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { myReports } from '../../my-reports.ts'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { ListSwitch } from '../../components/ListSwitch.tsx'
import {
  allListed,
  type Column,
  type GridGroup,
  gridMembers,
  type GridMember,
  gridOf,
  NOT_LISTED,
  onlyDifferent,
} from '../grid-rules.ts'
import { GridTable } from './GridTable.tsx'
import { useFamilyColumns } from '../hooks/use-family-columns.ts'
import './family-grid.css'

/** The number of columns that are shown first: a wider table cannot be compared. */
const MEMBERS = 8

function Failed({ columns }: { columns: readonly Column[] }) {
  const refetch = useRefetch()
  const failed = columns.filter((column) => column.failed && column.summaries === null)
  if (failed.length === 0) return null
  return (
    <div className="grid-failed" role="alert">
      {failed.map(({ member }) => (
        <p key={member.key}>
          <bdi>{member.name}</bdi>的小结暂时读不到
        </p>
      ))}
      <Button kind="plain" onPress={refetch}>
        重试
      </Button>
    </div>
  )
}

function GroupCard({ group, members }: { group: GridGroup; members: readonly GridMember[] }) {
  return (
    <Card title={group.name} className="grid-card">
      {group.rows.length > 0 && <GridTable group={group} members={members} />}
      <p className="grid-note">敏感话题和没有名称的项目，不论结果如何都不在这里，请到各自的报告里看。</p>
      {group.locked.length > 0 && (
        <p className="grid-note">
          <span>还没有解锁：</span>
          {group.locked.map(({ key, name, count }, at) => (
            <span key={key}>
              {at > 0 && <span>，</span>}
              <bdi>{name}</bdi>
              <span>{` ${count} 项`}</span>
            </span>
          ))}
          <span>。</span>
        </p>
      )}
    </Card>
  )
}

interface GroupsProps {
  columns: readonly Column[]
  members: readonly GridMember[]
  /** The number of reports, including those that are not shown yet. */
  total: number
}

function Groups({ columns, members, total }: GroupsProps) {
  const [onlyOther, setOnlyOther] = useState(false)
  const groups = gridOf(columns)
  const reports = members.length < total ? `前 ${members.length} 份` : '这几份'
  const shown = onlyOther ? onlyDifferent(groups) : groups
  if (groups.length === 0 && columns.every(({ summaries }) => summaries === null)) return null
  if (groups.length === 0)
    return (
      <EmptyState
        picture="empty-report"
        text={
          allListed(columns)
            ? `${reports}小结里没有列出需要关注的项目，敏感话题不算在内；${CAUTION}`
            : `${reports}小结没有全部写明是哪些项目，请到各自的报告里看`
        }
        action={{ label: '返回我的报告', to: paths.myReport }}
      />
    )
  return (
    <>
      <div className="grid-filter">
        <ListSwitch label="只看不一样的" on={onlyOther} onChange={setOnlyOther} />
      </div>
      {shown.length === 0 && (
        <EmptyState
          picture="success"
          absence
          text={`${reports}小结里能对照的项目，没有不一样的`}
          action={{ label: '看全部', onPress: () => setOnlyOther(false) }}
        />
      )}
      {shown.map((group) => (
        <GroupCard key={group.category} group={group} members={members} />
      ))}
    </>
  )
}

function Grid({ members, total }: Omit<GroupsProps, 'columns'>) {
  const { columns, pending } = useFamilyColumns(members)
  const intro = (
    <Card>
      <p>家人之间相同或不同都很常见，不说明谁更健康。</p>
      <p className="grid-note">{`这里只列各份小结里需要关注的项目。“${NOT_LISTED}”可能是没有检测、没有解锁，或结果不需要特别关注；${CAUTION}。`}</p>
    </Card>
  )
  if (pending)
    return (
      <>
        {intro}
        <ScreenSkeleton kind="list" />
      </>
    )
  return (
    <>
      {intro}
      <Failed columns={columns} />
      <Groups columns={columns} members={members} total={total} />
      <Disclaimer />
    </>
  )
}

export default function FamilyGrid() {
  const { data: reports } = useSuspenseQuery(myReports())
  const members = gridMembers(reports.items)
  return (
    <Page title="家人对照">
      {members.length > 0 ? (
        <CollapsedList items={members} size={MEMBERS} unit="份">
          {(shown) => <Grid members={shown} total={members.length} />}
        </CollapsedList>
      ) : (
        <EmptyState
          picture="empty-report"
          text="有两份或更多报告时，才能和家人对照"
          action={{ label: '返回我的报告', to: paths.myReport }}
        />
      )}
    </Page>
  )
}
