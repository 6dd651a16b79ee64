import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { centerTab } from './center-tab.ts'
import './tabs.css'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** The tabs scroll with the page instead of sticking, because other content sticks at its top. */
  still?: boolean
  children: ReactNode
}

/** The tab that a key selects, from tab `at` of `count`; null for any other key. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Tabs that switch the content below them, by tap and by arrow keys. Tabs that lead to addresses are `TabLinks`. */
export function Tabs<T extends string>({ label, tabs, value, onChange, still, children }: TabsProps<T>) {
  const id = useId()
  const selected = tabs.findIndex((tab) => tab.value === value)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = steps[event.key]?.(selected, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next) return
    event.preventDefault()
    onChange(next.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus; the keys move between them */}
      <div className={still ? 'tabs tabs-still' : 'tabs'} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            id={`${id}-${at}`}
            type="button"
            role="tab"
            aria-selected={at === selected}
            aria-controls={at === selected ? `${id}-panel` : undefined}
            tabIndex={at === selected ? 0 : -1}
            ref={at === selected ? centerTab : null}
            className={at === selected ? 'tabs-tab tabs-active' : 'tabs-tab'}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
