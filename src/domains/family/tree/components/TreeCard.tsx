import { memo } from 'react'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { PlusIcon } from '#/shared/ui/icons.tsx'
import { CARD } from '../../kinship/layout.ts'
import type { Fold } from '../fold-rules.ts'
import type { Member } from '../pedigree-rules.ts'
import './tree.css'

/** Converts px of the layout, which assumes a root font size of 16 px, to rem: the tree grows with the text size. */
export const rem = (px: number): string => `${px / 16}rem`

export const noteOf = ({ kind, hasReport }: Member): string =>
  kind === 'invited' ? '邀请中' : hasReport === true ? '已检测' : ''

const nameOf = ({ kind, name }: Member): string => (kind === 'open' ? '' : name || '未填姓名')

export const labelOf = (member: Member): string =>
  member.kind === 'open'
    ? `${member.word}，还没有人`
    : [member.word, nameOf(member), noteOf(member)].filter(Boolean).join('，')

function Face({ member }: { member: Member }) {
  const note = noteOf(member)
  return (
    <>
      <span className="tree-word">{member.word}</span>
      {member.kind === 'open' ? <PlusIcon size={20} /> : <span className="tree-name">{nameOf(member)}</span>}
      {note && <span className="tree-note">{note}</span>}
    </>
  )
}

interface TreeCardProps {
  member: Member
  x: number
  y: number
  lit: boolean
  /** A tap opens the invitation form directly. */
  invites: boolean
  fold: Fold | undefined
  onPress: (id: string) => void
  onFold: (id: string) => void
}

function Card({ member, x, y, lit, invites, fold, onPress, onFold }: TreeCardProps) {
  const { id, kind, word, relation } = member
  const className = `tree-card tree-card-${kind}${lit ? ' tree-card-lit' : ''}`
  const style = { left: rem(x), top: rem(y), width: rem(CARD.width), height: rem(CARD.height) }
  const [does, sign] = fold?.open ? ['收起', '−'] : ['展开', `+${fold?.count}`]
  return (
    <>
      {invites ? (
        <Link
          className={className}
          style={style}
          to={to(paths.familyInvite, {}, { relation })}
          aria-label={`邀请${word}`}
        >
          <Face member={member} />
        </Link>
      ) : (
        <button
          type="button"
          className={className}
          style={style}
          aria-label={labelOf(member)}
          aria-current={lit || undefined}
          onClick={() => onPress(id)}
        >
          <Face member={member} />
        </button>
      )}
      {fold && (
        <button
          type="button"
          className="tree-fold"
          style={{ left: rem(x + CARD.width / 2), top: rem(y + CARD.height) }}
          aria-label={`${does}${word}一支的${fold.count}人`}
          aria-expanded={fold.open}
          onClick={() => onFold(id)}
        >
          <span>{sign}</span>
        </button>
      )}
    </>
  )
}

export const TreeCard = memo(Card)
