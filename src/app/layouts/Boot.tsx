import { SlowNotice } from '#/shared/ui/SlowNotice.tsx'
import './shell.css'

/** The skeleton until the first screen is ready; index.html shows the same one before any script runs. */
export function Boot() {
  return (
    <div className="boot" role="status" aria-label="加载中">
      <SlowNotice />
      <div className="boot-bar" />
      <div className="boot-hero" />
      <div className="boot-line" />
      <div className="boot-line boot-short" />
      <div className="boot-grid">
        <div />
        <div />
        <div />
        <div />
      </div>
    </div>
  )
}
