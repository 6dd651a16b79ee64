/** The distance in px that the finger must pull before letting go refreshes. */
export const PULL_PX = 72
const MAX_SHOWN = 96

/** The distance in px that the indicator moves; it grows more slowly the further the finger pulls. */
export const pullShown = (dy: number): number => (dy <= 0 ? 0 : Math.round(MAX_SHOWN * (1 - Math.exp(-dy / 140))))

/** Whether a touch that began at the top of the page is a pull, because it moves mostly downwards. */
export const isPull = (dx: number, dy: number): boolean => dy > 0 && dy > Math.abs(dx) * 1.5

export type PullState = 'idle' | 'pull' | 'ready' | 'busy'

export const pullText: Record<PullState, string> = {
  idle: '',
  pull: '下拉刷新',
  ready: '松开刷新',
  busy: '正在刷新',
}
