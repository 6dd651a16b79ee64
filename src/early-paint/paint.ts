import { formatAmount } from '#/shared/lib/money.ts'
import type { FirstScreen } from './calls.ts'
import { bannerIn, type EarlyBanner, type EarlyGoods, type EarlyPrice, goodsIn, spellsCents } from './raw.ts'

/**
 * Draws the main content of a first screen into the skeleton of index.html, with the size and the position that it has
 * in the app's own screen (an e2e test compares them to the pixel). Texts are set as text only.
 */

/** Makes an element with a class; `parts` are texts and elements. */
function make(tag: string, name: string, ...parts: (HTMLElement | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = name
  made.append(...parts)
  return made
}

/** Shows the skeleton of a first screen, before any answer, from its template in index.html. */
export function drawFrame(first: HTMLElement, screen: FirstScreen): void {
  const template = document.getElementById(`first-${screen.kind}`) as HTMLTemplateElement
  first.replaceChildren(template.content.cloneNode(true), ...first.querySelectorAll('.late,.slow'))
  for (const name of first.querySelectorAll('.f-name')) name.textContent = screen.title || ''
  if (!screen.example) for (const part of first.querySelectorAll('.f-example')) part.remove()
}

export interface Painted {
  image: HTMLImageElement
  /** The selector of the same picture in the app: when this element exists, the early paint is removed. */
  until: string
}

/** Puts the picture and its overlays into their box. A picture that is already there stays. */
function picture(room: Element, src: string, ...over: HTMLElement[]): HTMLImageElement {
  const before = room.querySelector('img')
  if (before) return before
  const image = new Image()
  image.alt = ''
  image.src = src
  room.append(image, ...over)
  return image
}

function paintBanner(room: Element, { picture: src, title, subtitle }: EarlyBanner): Painted {
  const words = make('span', 'f-words')
  if (title) words.append(make('strong', '', title))
  if (subtitle) words.append(make('span', '', subtitle))
  return { image: picture(room, src, words), until: '.banner img' }
}

function priceLine({ now, before }: EarlyPrice): HTMLElement {
  const amount = formatAmount(now)
  const price = make(
    'span',
    'f-price',
    make('small', '', '¥'),
    amount.slice(0, -3),
    make('small', '', amount.slice(-3)),
  )
  return make('div', 'f-line', price, before === null ? '' : make('del', '', `¥${formatAmount(before)}`))
}

function paintGoods(room: Element, goods: EarlyGoods, plain: boolean): Painted {
  const image = picture(room, goods.picture)
  const text = room.nextElementSibling
  if (goods.price && plain && text)
    text.replaceChildren(
      priceLine(goods.price),
      make('div', 'f-title', goods.name),
      goods.subtitle ? make('div', 'f-sub', goods.subtitle) : '',
    )
  return { image, until: '.gallery img' }
}

/** Paints one answer; null when the answer contains nothing that can be painted for certain. */
export function paintAnswer(first: HTMLElement, screen: FirstScreen, text: string, fresh: boolean): Painted | null {
  const [room] = first.getElementsByClassName('f-picture')
  const reply: unknown = JSON.parse(text)
  if (!room) return null
  if (screen.kind === 'home') {
    const banner = bannerIn(reply)
    return banner && paintBanner(room, banner)
  }
  const goods = goodsIn(reply)
  // The price of an earlier visit is not painted: it may have changed.
  return goods && paintGoods(room, goods, fresh && screen.plain === true && spellsCents(text))
}
