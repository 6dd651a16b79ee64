import { type ReactNode, useId } from 'react'
import './section.css'

/** A part of a screen with its own heading and without a card. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
