import { narrowNumber } from '#/shared/lib/typed-number.ts'
import { MinusIcon, PlusIcon } from './icons.tsx'
import './stepper.css'

/** The whole number between min (default 0) and max (VAL-029); a max below min counts as min. */
export const clamp = (value: number, max: number, min = 0): number =>
  Math.min(Math.max(Math.trunc(value), min), Math.max(min, max))

interface StepperProps {
  value: number
  onChange: (value: number) => void
  max: number
  min?: number
  label: string
}

/** A number with minus and plus; the buttons stop at the limits (VAL-030). */
export function Stepper({ value, onChange, max, min = 0, label }: StepperProps) {
  const set = (next: number) => onChange(clamp(next, max, min))
  // A text that is not a whole number leaves the number unchanged: `1.5` is not 15.
  const type = (typed: string) => {
    const plain = narrowNumber(typed)
    if (/^\d*$/.test(plain)) set(Number(plain || min))
  }
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label="减少" disabled={value <= min} onClick={() => set(value - 1)}>
        <MinusIcon size={18} />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={String(value)}
        onChange={(event) => type(event.target.value)}
      />
      <button type="button" aria-label="增加" disabled={value >= max} onClick={() => set(value + 1)}>
        <PlusIcon size={18} />
      </button>
    </div>
  )
}
