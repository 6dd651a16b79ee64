import { currentKnobs } from './kept-knobs.ts'
import { personas } from './personas.ts'

/** The panel of mock builds: persona, faults, latency, reset. Plain DOM, because it is not part of the app. */

const field = (label: string, control: HTMLElement): HTMLElement => {
  const line = document.createElement('label')
  line.style.cssText = 'display:block;margin:8px 0'
  line.append(label, document.createElement('br'), control)
  return line
}

const styled = <T extends HTMLElement>(element: T, css: string): T => {
  element.style.cssText = css
  return element
}

function input(value: string, placeholder: string): HTMLInputElement {
  const element = styled(document.createElement('input'), 'width:100%;min-height:36px')
  element.value = value
  element.placeholder = placeholder
  return element
}

function personaSelect(): HTMLSelectElement {
  const select = styled(document.createElement('select'), 'width:100%;min-height:36px')
  for (const [value, text] of [
    ['', '不改变'],
    ...personas.map((person) => [person.persona, `${person.fullName} ${person.note}`] as const),
  ] as const)
    select.add(new Option(text, value))
  return select
}

const press = (text: string, action: () => void): HTMLButtonElement => {
  const button = styled(
    document.createElement('button'),
    'min-height:40px;padding:0 16px;margin:8px 8px 0 0;border:1px solid #999;border-radius:8px',
  )
  button.textContent = text
  button.addEventListener('click', action)
  return button
}

function fill(box: HTMLElement): void {
  const who = personaSelect()
  const knobs = input(currentKnobs().replace(/persona:[^;]*;?/, ''), 'latency:800;fault:order.create=502@1')
  const apply = () => {
    const parts = [who.value && `persona:${who.value}`, knobs.value].filter(Boolean).join(';')
    const url = new URL(window.location.href)
    url.searchParams.set('mock', parts)
    window.location.assign(url)
  }
  const reset = () => void fetch('/__mock/reset').then(() => window.location.assign('/?mock='))
  box.append(field('身份', who), field('开关', knobs), press('应用', apply), press('重置数据', reset))
}

/** A ribbon in the corner; a tap opens the panel. */
export function showPanel(): void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const box = styled(
    document.createElement('div'),
    'display:none;position:fixed;left:8px;right:8px;bottom:64px;z-index:2000;padding:16px;background:#fff;color:#222;border:1px solid #999;border-radius:12px;font:14px sans-serif',
  )
  const ribbon = press('MOCK', () => {
    box.style.display = box.style.display === 'none' ? 'block' : 'none'
  })
  ribbon.style.cssText =
    'position:fixed;right:0;bottom:120px;z-index:2001;padding:2px 6px;min-height:28px;background:#555;color:#fff;border:0;border-radius:6px 0 0 6px;font:11px sans-serif;opacity:.75'
  fill(box)
  root.append(box, ribbon)
  document.body.append(host)
}
