/** How far a pull must go, in px of the finger, before letting go reads anew. */
export const PULL_PX = 72
const MAX_SHOWN = 96

/** How far the sign follows the finger: less and less. */
export const pullShown = (dy: number): number => (dy <= 0 ? 0 : Math.round(MAX_SHOWN * (1 - Math.exp(-dy / 140))))

/** Mostly down, and from the top of the page: anything else is scrolling and none of our business. */
export const isPull = (dx: number, dy: number): boolean => dy > 0 && dy > Math.abs(dx) * 1.5

export type PullState = 'idle' | 'pull' | 'ready' | 'busy'

export const pullText: Record<PullState, string> = {
  idle: '',
  pull: '下拉刷新',
  ready: '松开刷新',
  busy: '正在刷新',
}
