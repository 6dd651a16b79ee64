import { beginningOf, parsedHtml } from '#/shared/lib/safe/markup.ts'
import { safePayUrl } from './alipay/safe-pay.ts'

/** A form of a payment service, rebuilt from its fields. Its markup is discarded. */
export interface PayForm {
  action: string
  fields: readonly (readonly [name: string, value: string])[]
}

const FIELDS = 100

/** The first form of an HTML text; null when its target is not a payment host. Scripts in the text never run. */
export function readPayForm(html: string, hosts?: readonly string[]): PayForm | null {
  const form = parsedHtml(beginningOf(html)).querySelector('form')
  const action = safePayUrl(form?.getAttribute('action'), hosts)
  if (!form || !action) return null
  const inputs = [...form.querySelectorAll('input[name]')].slice(0, FIELDS)
  return {
    action: action.href,
    fields: inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const),
  }
}

/** The longest address that phones and gateways accept. */
const ADDRESS = 6000

/** The form as a GET address, where a form cannot be submitted; null when too long. */
export function formAsGetUrl({ action, fields }: PayForm): string | null {
  const url = new URL(action)
  for (const [name, value] of fields) url.searchParams.set(name, value)
  return url.href.length <= ADDRESS ? url.href : null
}

export function submitPayForm({ action, fields }: PayForm): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.acceptCharset = 'utf-8'
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
