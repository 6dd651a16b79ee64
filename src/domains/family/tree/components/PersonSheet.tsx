import { paths, to } from '#/paths.ts'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { chainOf, pathText, inexactTermReason } from '../path-rules.ts'
import type { Member, Pedigree } from '../pedigree-rules.ts'
import './person-sheet.css'

interface PersonSheetProps {
  pedigree: Pedigree
  member: Member
  open: boolean
  onClose: () => void
}

function RelationPath({ pedigree, member }: Pick<PersonSheetProps, 'pedigree' | 'member'>) {
  const said = pathText(member)
  if (!said) return null
  const why = member.kind === 'open' ? null : inexactTermReason(member.word)
  return (
    <>
      <ol className="relation-path" aria-label="怎样的亲戚">
        {chainOf(pedigree, member).map(({ id, word }) => (
          <li key={id} className="relation-step">
            {word}
          </li>
        ))}
      </ol>
      <p className="relation-text">{said}</p>
      {why && <p className="relation-note">{why}</p>}
    </>
  )
}

/** The actions for a person. There is no link to other people's results; my own results have their own screens. */
function Actions({ member: { id, kind, hasReport, relation } }: { member: Member }) {
  if (kind === 'open')
    return relation ? (
      <LinkButton block to={to(paths.familyInvite, {}, { relation })}>
        邀请
      </LinkButton>
    ) : null
  if (kind === 'invited')
    return (
      <LinkButton block to={to(paths.pedigree, { type: 'invitations' })}>
        查看邀请
      </LinkButton>
    )
  if (kind === 'me')
    return (
      <>
        <LinkButton block to={to(paths.myReport)}>
          我的报告
        </LinkButton>
        <LinkButton block kind="plain" to={to(paths.milepost)}>
          我的里程碑
        </LinkButton>
      </>
    )
  return (
    <>
      <LinkButton block to={to(paths.familyMilepost, { id })}>
        查看里程碑
      </LinkButton>
      {hasReport !== true && (
        <LinkButton block kind="plain" to={paths.home}>
          看看适合家人的检测
        </LinkButton>
      )}
    </>
  )
}

const facts: Readonly<Record<Member['kind'], string>> = {
  me: '',
  relative: '',
  invited: '邀请已经发出，对方同意后就会出现在族谱里。',
  open: '这个位置还没有人。',
}

export function PersonSheet({ pedigree, member, open, onClose }: PersonSheetProps) {
  const { kind, word, name, hasReport } = member
  const fact = kind === 'relative' && hasReport ? '已有报告。报告内容只有本人能看。' : facts[kind]
  return (
    <Sheet title={kind === 'open' ? word : `${word} ${name}`} open={open} onClose={onClose}>
      <div className="person-sheet">
        <RelationPath pedigree={pedigree} member={member} />
        {fact && <p className="relation-note">{fact}</p>}
        <Actions member={member} />
      </div>
    </Sheet>
  )
}
