import { type Level, levels } from '../level-rules.ts'
import './level.css'

export function LevelBadge({ level, own, size = 48 }: { level: Level; own: boolean; size?: number }) {
  const chevrons = Array.from({ length: levels.indexOf(level) + 1 }, (_, index) => `M14 ${37 - index * 6}l10-6 10 6`)
  return (
    <svg
      className={own ? 'level-badge level-badge-own' : 'level-badge'}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M24 2 42 8v15c0 11-7 18-18 23C13 41 6 34 6 23V8z" />
      <path d={chevrons.join('')} fill="none" />
    </svg>
  )
}
