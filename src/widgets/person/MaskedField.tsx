import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import '#/shared/form/field.css'
import './person.css'

/** Interval in ms after which a revealed number is masked again, unless the field has the focus. */
export const SHOWN_MS = 10_000

interface MaskedFieldProps {
  label: string
  masked: string
  /** The field holds the stored number. A number that is being edited is never masked. */
  unchanged: boolean
  children: ReactNode
}

/** Masks a stored number. A tap reveals it; ten seconds later it is masked again, unless the field has the focus. */
export function MaskedField({ label, masked, unchanged, children }: MaskedFieldProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  // While a number is being edited it stays readable, even if it equals the stored number for a moment.
  if (!unchanged && !shown) setShown(true)
  useEffect(() => {
    if (!shown || !unchanged) return undefined
    box.current?.querySelector('input')?.focus()
    const timer = setInterval(() => {
      if (!box.current?.contains(document.activeElement)) setShown(false)
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [shown, unchanged])
  if (shown) return <div ref={box}>{children}</div>
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
