import type { SeenCall } from '../backend.ts'
import type { SeenData } from './control.ts'
import { made } from './dom.ts'

/** `order.create  502  12 ms`; a call without a status was disconnected. */
export function callLine({ id, status, ms, violation }: SeenCall): HTMLElement {
  const bad = violation !== undefined || status >= 400 || status === 0
  const line = made('li', { className: bad ? 'bad' : '' })
  line.textContent = `${id}  ${status || '断线'}  ${ms} ms${violation ? `  违反约定：${violation}` : ''}`
  return line
}

export function callList({ seen }: SeenData, most: number): HTMLElement {
  if (seen.length === 0) return made('p', { textContent: '还没有调用' })
  return made('ol', { className: 'calls' }, ...seen.slice(-most).toReversed().map(callLine))
}

export function summary({ violations, writes }: SeenData): string {
  const kept =
    violations.length === 0 ? '没有违反约定的调用。' : `违反约定 ${violations.length} 次：${violations.join('；')}。`
  return `${kept}${writes > 0 ? `重置以来有 ${writes} 次写入，开关不能重现它们。` : ''}`
}
