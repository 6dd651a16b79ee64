import type { ComponentProps, ReactNode } from 'react'
import '#/shared/ui/choice.css'

interface ChoiceChipProps extends Omit<ComponentProps<'input'>, 'checked' | 'className' | 'children'> {
  type: 'radio' | 'checkbox'
  on: boolean
  children: ReactNode
}

/** One of a few choices side by side: a radio button or checkbox that shows only its text. */
export const ChoiceChip = ({ on, children, ...input }: ChoiceChipProps) => (
  <label className={`choice${on ? ' choice-on' : ''}${input.disabled ? ' choice-off' : ''}`}>
    <input {...input} className="sr-only" checked={on} />
    {children}
  </label>
)
