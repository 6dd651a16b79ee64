import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import '#/shared/form/field.css'
import './patient.css'

/** How long a number stays readable after a tap, in ms. */
export const SHOWN_MS = 10_000

interface MaskedFieldProps {
  label: string
  /** The masked number. */
  masked: string
  /** The value is unchanged since it was saved: newly typed text is never hidden. */
  saved: boolean
  children: ReactNode
}

/** A saved number is masked until a tap shows it for ten seconds, or while it has the focus. */
export function MaskedField({ label, masked, saved, children }: MaskedFieldProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!shown || !saved) return undefined
    place.current?.querySelector('input')?.focus()
    const timer = setInterval(() => {
      if (!place.current?.contains(document.activeElement)) setShown(false)
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [shown, saved])
  if (shown || !saved) return <div ref={place}>{children}</div>
  return (
    <div className="field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="field-control masked">
        <span aria-labelledby={id}>{masked}</span>
        <Button kind="text" label={`显示${label}`} onPress={() => setShown(true)}>
          显示
        </Button>
      </div>
    </div>
  )
}
