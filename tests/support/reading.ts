import { screen } from '@testing-library/react'

/** The line of a label, with its value beside it. */
export async function lineOf(label: string | RegExp): Promise<HTMLElement> {
  const { parentElement } = await screen.findByText(label, undefined, { timeout: 8000 })
  if (!parentElement) throw new Error(`${String(label)} stands alone`)
  return parentElement
}

/** The prices of the screen as they are read aloud, in order, with those struck through. */
export const prices = (): (string | null)[] => screen.queryAllByText(/^-?¥[\d.]+$/).map((price) => price.textContent)

export const struckPrices = (): (string | null)[] => screen.queryAllByRole('deletion').map((price) => price.textContent)

/** The addresses of the pictures on the screen, decoration included. */
export const pictures = (): string[] => [...document.images].map(({ src }) => new URL(src).pathname)

/** The headings of the screen, also for tests that a result is absent. */
export const headings = (): (string | null)[] => screen.queryAllByRole('heading').map((head) => head.textContent)
