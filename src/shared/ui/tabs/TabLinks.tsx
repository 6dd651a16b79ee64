import { Link } from 'react-router'
import { centerTab } from './center-tab.ts'
import './tabs.css'

interface TabLinksProps<T extends string> {
  label: string
  tabs: readonly { value: T; label: string; to: string }[]
  value: T
  onPress?: () => void
}

/**
 * Tabs that each have their own address. A tab replaces the history entry of the previous tab, so that Back leaves the
 * screen.
 */
export function TabLinks<T extends string>({ label, tabs, value, onPress }: TabLinksProps<T>) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.value}
          to={tab.to}
          replace
          aria-current={tab.value === value ? 'page' : undefined}
          ref={tab.value === value ? centerTab : null}
          className={tab.value === value ? 'tabs-tab tabs-active' : 'tabs-tab'}
          onClick={onPress}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
