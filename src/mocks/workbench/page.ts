import { personas, SMS_CODE } from '../personas.ts'
import { callList, summary } from './calls.ts'
import type { PersonData, SeenData } from './control.ts'
import { made, pressed, told } from './dom.ts'
import { type Recipe, recipeAddress, recipes } from './recipes.ts'

/** The page `/__mock/`: situations, people with their data, the last calls, reset. */

const CSS = `
  body { margin: 0 auto; max-width: 900px; padding: 16px; font: 16px/1.6 system-ui, sans-serif; color: #1d2a2a; background: #fff; }
  h2 { margin: 24px 0 8px; font-size: 18px; }
  a { color: #0b6b63; }
  ul, ol { margin: 0; padding-left: 20px; }
  .recipes { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 8px; padding: 0; list-style: none; }
  .recipes a { display: block; min-height: 44px; padding: 10px 12px; border: 1px solid #9bb; border-radius: 8px; text-decoration: none; }
  .calls { font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; }
  .bad { color: #b3261e; }
  table { width: 100%; border-collapse: collapse; font-size: 14px; }
  td, th { padding: 8px 6px; border-bottom: 1px solid #cdd; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  button { min-height: 44px; padding: 0 16px; border: 1px solid #9bb; border-radius: 8px; background: #fff; color: #0b6b63; font: inherit; }
`

const section = (title: string, ...below: (Node | string)[]): HTMLElement =>
  made('section', {}, made('h2', { textContent: title }), ...below)

function recipeLink(recipe: Recipe): HTMLElement {
  const link = made('a', { textContent: recipe.title })
  // Computed again on the tap: a time just before the end of a promotion would be wrong if the page was open for an
  // hour.
  const point = () => Object.assign(link, { href: recipeAddress(recipe, Date.now()), title: recipe.address })
  link.addEventListener('click', point)
  return point()
}

const recipeList = (): HTMLElement =>
  made('ul', { className: 'recipes' }, ...recipes.map((recipe) => made('li', {}, recipeLink(recipe))))

const cell = (...below: (Node | string)[]): HTMLElement => made('td', {}, ...below)

function personRow({ persona, name, mobile, note, orders, samples, coupons, stage }: PersonData): HTMLElement {
  const asThem = made('a', { href: `/my-main?mock=persona:${persona}`, textContent: persona })
  const kept = [
    orders.length > 6 ? `${orders.length} 个订单` : orders.map(({ id, status }) => `${id} ${status}`).join('，'),
    samples.map(({ id, step }) => `${id} ${step}`).join('，'),
    coupons > 0 ? `${coupons} 张券` : '',
    stage ? `旅程：${stage}` : '',
  ]
  return made(
    'tr',
    {},
    cell(persona ? asThem : '新注册'),
    cell(`${name} ${mobile}`),
    cell(note),
    cell(kept.filter(Boolean).join('；') || '没有数据'),
  )
}

function peopleTable(people: readonly PersonData[]): HTMLElement {
  const head = made('tr', {}, ...['身份', '人', '说明', '现在有'].map((text) => made('th', { textContent: text })))
  return made('table', {}, made('thead', {}, head), made('tbody', {}, ...people.map(personRow)))
}

const MAX = 20

export async function showWorkbench(): Promise<void> {
  document.title = '模拟后端'
  const [seen, people] = await Promise.all([told<SeenData>('seen'), told<PersonData[]>('people')])
  const reset = () => void told('reset').then(() => window.location.reload())
  document.body.replaceChildren(
    made('style', { textContent: CSS }),
    made('h1', { textContent: '模拟后端' }),
    made('p', { textContent: `${personas.length} 个身份，验证码都是 ${SMS_CODE}。点一个情景，就以那个人打开那一页。` }),
    pressed('重置数据', reset),
    ' ',
    pressed('刷新', () => window.location.reload()),
    section('情景', recipeList()),
    section('最近的调用', made('p', { textContent: summary(seen) }), callList(seen, MAX)),
    section('每个人的数据', peopleTable(people)),
  )
}
