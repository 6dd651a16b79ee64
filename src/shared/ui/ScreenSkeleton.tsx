import type { SkeletonKind } from '#/shared/lib/screen.ts'
import { SlowNotice } from './SlowNotice.tsx'
import './skeleton.css'

const blocks: Record<SkeletonKind, readonly string[]> = {
  list: ['bar', 'row', 'row', 'row', 'row', 'row'],
  detail: ['bar', 'card', 'card-tall', 'card'],
  form: ['bar', 'field', 'field', 'field', 'field'],
  home: ['search', 'banner', 'icons', 'grid', 'grid'],
  goods: ['picture', 'card', 'card'],
  report: ['hero', 'card', 'grid', 'grid'],
}

interface SkeletonProps {
  kind: SkeletonKind
  /** The skeleton of the first screen after the app has started. */
  first?: boolean
}

/** The skeleton of a screen while its code or data is loading. */
export function ScreenSkeleton({ kind, first }: SkeletonProps) {
  return (
    <div className="skeleton" role="status" aria-label="加载中">
      <SlowNotice first={first} />
      {blocks[kind].map((block, index) => (
        // eslint-disable-next-line react/no-array-index-key -- a constant list that never reorders
        <div key={index} className={`skeleton-${block}`} />
      ))}
    </div>
  )
}
