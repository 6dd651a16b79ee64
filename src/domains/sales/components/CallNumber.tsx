import { type ReactNode, useState } from 'react'
import { callAddress } from '#/shared/lib/mobile.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { maskedNumber } from '../address-book-rules.ts'
import './call-number.css'

interface CallNumberProps {
  number: string
  name: string
  /** The button is outside a list, so its label describes its action. */
  alone?: boolean
  children?: ReactNode
}

/** A number that is masked until a tap; then it can be called. */
export function CallNumber({ number, name, alone, children }: CallNumberProps) {
  const [shown, setShown] = useState(false)
  if (number === '') return <span className="muted">没有号码</span>
  if (!shown)
    return (
      <Button kind={alone ? 'plain' : 'text'} label={`显示${name}的号码`} onPress={() => setShown(true)}>
        {alone ? `显示号码 ${maskedNumber(number)}` : maskedNumber(number)}
      </Button>
    )
  return (
    <span className="call-number">
      <span className="call-number-digits">{number}</span>
      <LinkButton kind="plain" label={`拨打${name}的号码`} href={callAddress(number)}>
        拨打
      </LinkButton>
      {children}
    </span>
  )
}
