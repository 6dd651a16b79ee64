import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import type { Friend } from '../model.ts'
import { nameOf } from '../rules.ts'
import './person.css'

const NO_FACE = '/pictures/avatar.svg'

const Face = ({ src, large }: { src: string; large?: boolean }) => (
  <SafeImage src={src || NO_FACE} alt="" className={large ? 'kin-face kin-face-large' : 'kin-face'} />
)

interface PersonLinkProps {
  friend: Friend
  to: string
  children?: ReactNode
}

export function PersonLink({ friend, to, children }: PersonLinkProps) {
  return (
    <Link className="card kin-person" to={to}>
      <Face src={friend.headImage} />
      <span className="kin-person-text">
        <strong>{nameOf(friend)}</strong>
        {children}
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  )
}

export function PersonHead({ friend, children }: Pick<PersonLinkProps, 'friend' | 'children'>) {
  return (
    <section className="card kin-head">
      <Face src={friend.headImage} large />
      <h2>{nameOf(friend)}</h2>
      {children}
    </section>
  )
}
