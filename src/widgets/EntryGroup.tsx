import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { IconProps } from '#/shared/ui/shell-icons.tsx'
import './entry-group.css'

export interface EntryLink {
  label: string
  to: string
  Icon: ComponentType<IconProps>
  note?: string
}

/** More entries than this are shown as a grid, because the thumb could not reach the end of a longer list. */
const LIST_MAX = 4

/** A list while it is short, else a grid. The note is beside the label in a list, and small below it in a grid. */
export const EntryGroup = ({ title, entries }: { title: string; entries: readonly EntryLink[] }) => (
  <Card title={title}>
    {entries.length > LIST_MAX ? (
      <div className="entries">
        {entries.map(({ label, to, Icon, note }) => (
          <Link key={label} className="entry" to={to}>
            <Icon size={26} />
            <span>{label}</span>
            {note && <small>{note}</small>}
          </Link>
        ))}
      </div>
    ) : (
      entries.map(({ label, to, Icon, note }) => (
        <Row key={label} label={label} value={note} icon={<Icon size={22} />} to={to} />
      ))
    )}
  </Card>
)
