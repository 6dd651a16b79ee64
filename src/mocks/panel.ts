import { sessionToken } from '#/domains/user/store.ts'
import { currentKnobs } from './persisted-knobs.ts'
import { stages } from './life/stages.ts'
import { personas } from './personas.ts'
import { callList, summary } from './workbench/calls.ts'
import type { SeenData } from './workbench/control.ts'
import { made, pressed, told } from './workbench/dom.ts'

/** The panel of mock builds: persona, life, knobs, the last calls, reset. */

const CSS = `
  .box { position: fixed; left: 8px; right: 8px; bottom: 64px; z-index: 2000; max-height: 75vh; overflow: auto; padding: 16px; background: #fff; color: #222; border: 1px solid #999; border-radius: 12px; font: 14px/1.5 sans-serif; }
  .box[hidden] { display: none; }
  label { display: block; margin: 8px 0; }
  input, select { width: 100%; min-height: 40px; font: inherit; box-sizing: border-box; }
  button { min-height: 40px; padding: 0 14px; margin: 8px 8px 0 0; border: 1px solid #999; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
  .ribbon { position: fixed; right: 0; bottom: 120px; z-index: 2001; margin: 0; padding: 2px 6px; min-height: 28px; background: #555; color: #fff; border: 0; border-radius: 6px 0 0 6px; font: 11px sans-serif; opacity: .75; }
  .ribbon.bad { background: #b3261e; opacity: 1; }
  .calls { margin: 8px 0 0; padding-left: 20px; font: 12px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  .bad { color: #b3261e; }
`

const field = (label: string, control: HTMLElement): HTMLElement => made('label', {}, label, control)

const select = (options: readonly (readonly [string, string])[]): HTMLSelectElement =>
  made('select', {}, ...options.map(([value, textContent]) => made('option', { value, textContent })))

/** The knob text without the knobs that have a field of their own. */
const otherKnobs = (): string =>
  currentKnobs()
    .split(';')
    .filter((part) => part && !/^(persona|life):/.test(part))
    .join(';')

/** The address that reproduces the current state: page, signed-in persona and knobs. */
async function situation(): Promise<string> {
  const { persona } = await told<{ persona: string | null }>(`who?token=${encodeURIComponent(sessionToken() ?? '')}`)
  const others = currentKnobs()
    .split(';')
    .filter((part) => part && !part.startsWith('persona:'))
  // The address has the origin, so that it can be opened from a chat.
  const { origin, pathname, search } = window.location
  return `${origin}${pathname}${search}${search ? '&' : '?'}mock=${[`persona:${persona ?? 'anonymous'}`, ...others].join(';')}`
}

async function copySituation(shown: HTMLElement): Promise<void> {
  const [text, { writes }] = await Promise.all([situation(), told<SeenData>('seen')])
  const more = writes > 0 ? ` （重置以来有 ${writes} 次写入，这个地址不能重现它们）` : ''
  shown.textContent = `${text}${more}`
  try {
    await navigator.clipboard.writeText(text)
    shown.textContent = `已复制 ${text}${more}`
  } catch {
    // Without permission for the clipboard, the text is shown, so that it can be copied by hand.
  }
}

/** A sentence for each knob that is not understood, or that has no effect for the signed-in person. */
async function wrongIn(knobs: string): Promise<string[]> {
  try {
    return await told<string[]>(`wrong?${new URLSearchParams({ knobs, token: sessionToken() ?? '' }).toString()}`)
  } catch {
    // The page is being left, or the mock backend has stopped.
    return []
  }
}

function form(): HTMLElement {
  const who = select([['', '不改变'], ...personas.map((one) => [one.persona, `${one.fullName} ${one.note}`] as const)])
  const life = select([
    ['', '不改变'],
    ...stages.map((stage) => [stage, stage] as const),
    ['testing-reported@10', '报告 10 秒后出来'],
    ['play', '全部，自动演示'],
  ])
  const knobs = made('input', { value: otherKnobs(), placeholder: 'latency:800;fault:order.create=502@1' })
  const wrong = made('p', { className: 'bad' })
  wrong.setAttribute('role', 'alert')
  const apply = async () => {
    const parts = [who.value && `persona:${who.value}`, life.value && `life:${life.value}`, knobs.value.trim()]
    const text = parts.filter(Boolean).join(';')
    wrong.textContent = (await wrongIn(text)).join('；')
    if (wrong.textContent) return
    const url = new URL(window.location.href)
    url.searchParams.set('mock', text)
    window.location.assign(url)
  }
  const reset = () => void told('reset').then(() => window.location.assign('/?mock='))
  return made(
    'div',
    {},
    field('身份', who),
    field('订单和样本', life),
    field('开关', knobs),
    wrong,
    pressed('应用', () => void apply()),
    pressed('重置数据', reset),
  )
}

const MAX = 8

async function showCalls(place: HTMLElement): Promise<void> {
  const seen = await told<SeenData>('seen')
  place.replaceChildren(made('p', { textContent: summary(seen) }), callList(seen, MAX))
}

/** Shows a ribbon at the edge of the screen; a tap opens the panel. */
export async function showPanel(): Promise<void> {
  const host = document.createElement('div')
  const calls = made('div')
  const wrong = made('p', { className: 'bad' })
  const copied = made('p')
  copied.setAttribute('role', 'status')
  const box = made('div', { className: 'box', hidden: true })
  box.append(
    wrong,
    form(),
    pressed('复制重现地址', () => void copySituation(copied)),
    copied,
    made('a', { href: '/__mock/', textContent: '情景、数据和全部调用' }),
    calls,
  )
  const ribbon = pressed('MOCK', () => {
    box.hidden = !box.hidden
    if (box.hidden) return
    void showCalls(calls)
    void judge()
  })
  // Checked again each time the panel opens: another person may have signed in.
  const judge = async () => {
    wrong.textContent = (await wrongIn(currentKnobs())).join('；')
    ribbon.className = wrong.textContent ? 'ribbon bad' : 'ribbon'
  }
  ribbon.className = 'ribbon'
  host.attachShadow({ mode: 'open' }).append(made('style', { textContent: CSS }), box, ribbon)
  document.body.append(host)
  await judge()
}
