import type { Page } from '@playwright/test'
import { waitForStyles } from './wait-for-styles.ts'

/** Turns on large letters on an open page, which is faster than opening the page again. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-large', true))
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '22.4px')
  await waitForStyles(page)
}

/**
 * The controls that are lower than 60 px in large letters, the height that the guideline for older people asks for.
 * Links and explained terms inside a sentence are not checked, because they have the height of their line (WCAG 2.2,
 * 2.5.8).
 */
export const lowControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button:not(.term), summary, select, [role=button], [role=tab], .choice')]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        const seen = one.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        })
        return (
          seen && width > 1 && height < 59.5 && getComputedStyle(one).display !== 'inline' && !one.closest('[inert]')
        )
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  )

/** Texts that are too small, cut off, off the screen or overlapping: on the page, or inside the topmost match. */
export const unreadableTexts = (page: Page, below = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const root = [...document.querySelectorAll(selector)].pop()
    if (!root) return [`nothing matches ${selector}`]
    /** The tolerance in px: for rounding, and for glyphs that are drawn a little outside of their line. */
    const NEAR = 4
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (one: Element) => {
      const known = styles.get(one) ?? getComputedStyle(one)
      styles.set(one, known)
      return known
    }
    const chain = (one: Element): Element[] => {
      const all: Element[] = []
      for (let at: Element | null = one; at; at = at.parentElement) all.push(at)
      return all
    }
    const seen = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      // A text for screen readers only is one pixel wide.
      !chain(one).some((at) => at.clientWidth === 1 && styleOf(at).position === 'absolute') &&
      !one.closest('[aria-hidden="true"], noscript, script, style, [inert], datalist')
    /** The area in which a text is visible; null if a person can scroll or move the text into view. */
    const room = (parents: Element[]): Box | null => {
      const box = { left: 0, right: window.innerWidth, top: -Infinity, bottom: Infinity }
      for (const parent of parents) {
        const { overflowX, overflowY, touchAction } = styleOf(parent)
        if (/auto|scroll/.test(overflowX + overflowY) || touchAction === 'none') return null
        if (overflowX === 'visible' || parent === document.body || parent === document.documentElement) continue
        const { left, right, top, bottom } = parent.getBoundingClientRect()
        box.left = Math.max(box.left, left)
        box.right = Math.min(box.right, right)
        box.top = Math.max(box.top, top)
        box.bottom = Math.min(box.bottom, bottom)
      }
      return box
    }
    const cut = (text: Box, box: Box): boolean =>
      text.left < box.left - NEAR ||
      text.right > box.right + NEAR ||
      text.top < box.top - NEAR ||
      text.bottom > box.bottom + NEAR
    const problems: string[] = []
    const placed: { box: DOMRect; owner: Element; name: string }[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      const owner = node.parentElement
      if (!owner || !node.textContent?.trim() || !seen(owner)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const name = `${node.textContent.trim().slice(0, 20)} (${owner.tagName.toLowerCase()}.${owner.getAttribute('class') ?? owner.parentElement?.getAttribute('class') ?? ''})`
      const drawing = owner instanceof SVGTextContentElement ? (owner.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(styleOf(owner).fontSize) * drawing
      if (size < 17.9) problems.push(`${size.toFixed(1)} px: ${name}`)
      const parents = chain(owner)
      const box = room(parents)
      // A text with a fixed number of lines ends with an ellipsis on purpose.
      const shortened = parents.some((one) => styleOf(one).webkitLineClamp !== 'none')
      if (box && !shortened && boxes.some((one) => cut(one, box))) problems.push(`cut off: ${name}`)
      const floats = parents.some((one) => /fixed|sticky/.test(styleOf(one).position))
      if (box && !shortened && !floats) placed.push(...boxes.map((one) => ({ box: one, owner, name })))
    }
    const pen = document.createElement('canvas').getContext('2d')
    for (const field of root.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!pen || field.value || !seen(field)) continue
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, '::placeholder')
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const width = field.clientWidth - Number.parseFloat(styleOf(field).paddingLeft)
      if (pen.measureText(field.placeholder).width > width) problems.push(`cut off: ${field.placeholder} (input)`)
    }
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1)) {
        if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (wide > NEAR && high > NEAR * 2) problems.push(`on top of each other: ${one.name} and ${other.name}`)
      }
    return [...new Set(problems)]
  }, below)

/** Simulates this font size of the browser. From 24 px on, the page has the layout of large letters. */
export async function setBrowserFontSize(page: Page, px: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`
    document.documentElement.toggleAttribute('data-large', size >= 24)
  }, px)
  await waitForStyles(page)
}

/**
 * Texts in columns of single characters, a single character on the last line, numbers on two lines, texts that end with
 * an ellipsis, and prices outside their card.
 */
export const squeezedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const boxes = () => [...range.getClientRects()].filter(({ width }) => width > 1)
    while (texts.nextNode()) {
      const { parentElement: owner, textContent } = texts.currentNode
      const text = textContent?.trim() ?? ''
      const visible = owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!owner || !text || !visible || owner.clientWidth === 1) continue
      range.selectNodeContents(texts.currentNode)
      const all = boxes()
      const { fontSize, textOverflow, webkitLineClamp } = getComputedStyle(owner)
      const widest = Math.max(...all.map(({ width }) => width))
      if (all.length > 2 && widest < 1.5 * Number.parseFloat(fontSize)) problems.push(`in a column: ${text}`)
      const before = owner.previousElementSibling?.getBoundingClientRect()
      if (
        /^\p{Script=Han}$/u.test(owner.textContent.trim()) &&
        before &&
        owner.getBoundingClientRect().top >= before.bottom - 1
      )
        problems.push(`alone under ${owner.previousElementSibling?.textContent}: ${text}`)
      const [beforeLast, last] = [-2, -1].map((at) => {
        const start = (textContent ?? '').trimEnd().length + at
        range.setStart(texts.currentNode, Math.max(0, start))
        range.setEnd(texts.currentNode, Math.max(0, start) + 1)
        return boxes()[0]
      })
      // A column with few characters per line cannot be balanced, and a text with a fixed number of lines is not
      // balanced.
      const roomy = widest > 6 * Number.parseFloat(fontSize) && webkitLineClamp === 'none'
      if (roomy && owner.textContent.trim() === text && beforeLast && last && last.top >= beforeLast.bottom - 1)
        problems.push(`alone on the last line: ${text}`)
      if (textOverflow === 'ellipsis' && owner.scrollWidth > owner.clientWidth + 1) problems.push(`cut off: ${text}`)
      for (const { index, 0: number } of textContent?.matchAll(/[\d*]{5,}|\d+\.\d\d/g) ?? []) {
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + number.length)
        if (new Set(boxes().map(({ top }) => Math.round(top))).size > 1) problems.push(`broken: ${text}`)
      }
    }
    for (const one of document.querySelectorAll('main :is(.price, .stepper)')) {
      const card = one.closest('.card, .goods-card')
      if (card && one.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
        problems.push(`outside its card: ${one.textContent || one.className}`)
    }
    return [...new Set(problems)]
  })

/** Texts that a bar covers although the page is scrolled to its end, so that nobody can read them. */
export const textsCoveredAtEnd = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const bars = [...document.querySelectorAll('body *')].filter((one) => {
      const { width, height, bottom } = one.getBoundingClientRect()
      const wide = width > window.innerWidth / 2 && height > 0 && height < window.innerHeight / 2
      return wide && bottom > window.innerHeight - 8 && getComputedStyle(one).position === 'fixed'
    })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const problems: string[] = []
    while (texts.nextNode()) {
      const { parentElement: owner, textContent } = texts.currentNode
      if (!owner?.checkVisibility({ contentVisibilityAuto: true }) || !textContent?.trim()) continue
      // A text only for screen readers is not visible.
      if (owner.clientWidth === 1) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { top, bottom, width } = range.getBoundingClientRect()
      for (const bar of bars) {
        const edge = bar.getBoundingClientRect()
        const under = Math.min(bottom, edge.bottom) - Math.max(top, edge.top)
        if (width > 1 && under > 4 && !owner.closest('[inert], [aria-hidden="true"]') && !bar.contains(owner))
          problems.push(`${textContent.trim().slice(0, 20)} is under ${bar.textContent?.slice(0, 20)}`)
      }
    }
    return problems
  })
