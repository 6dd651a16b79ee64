import { BackIcon, ForwardIcon } from '#/shared/ui/shell-icons.tsx'
import './shell.css'

/** The bar of the third layout: back and forward in the browser's history (NAV-007). */
export function JobBar() {
  return (
    <nav className="job-bar" aria-label="页面导航">
      <button type="button" aria-label="后退" onClick={() => window.history.back()}>
        <BackIcon />
      </button>
      <button type="button" aria-label="前进" onClick={() => window.history.forward()}>
        <ForwardIcon />
      </button>
    </nav>
  )
}
