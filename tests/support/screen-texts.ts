import { screen } from '@testing-library/react'

/** The line with a label and its value. */
export async function findLine(label: string | RegExp): Promise<HTMLElement> {
  const { parentElement } = await screen.findByText(label, undefined, { timeout: 8000 })
  if (!parentElement) throw new Error(`${String(label)} stands alone`)
  return parentElement
}

/** The prices on the screen in order, including prices that are struck through. */
export const prices = (): (string | null)[] => screen.queryAllByText(/^-?¥[\d.]+$/).map((price) => price.textContent)

export const struckPrices = (): (string | null)[] => screen.queryAllByRole('deletion').map((price) => price.textContent)

/** The addresses of the pictures on the screen, decoration included. */
export const pictures = (): string[] => [...document.images].map(({ src }) => new URL(src).pathname)

/** The headings of the screen. */
export const headings = (): (string | null)[] => screen.queryAllByRole('heading').map((head) => head.textContent)

export const findToast = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: 'span[role="alert"]' }, { timeout: 8000 })

/** Collects the text of everything that is added to the page, also of a frame that is replaced at once. */
export function collectAddedTexts(): { stop: () => string } {
  const added: string[] = []
  const watcher = new MutationObserver((changes) =>
    added.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent ?? ''))),
  )
  watcher.observe(document.body, { childList: true, subtree: true })
  return {
    stop() {
      watcher.disconnect()
      return added.join('')
    },
  }
}
