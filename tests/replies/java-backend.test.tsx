import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { testedStates } from '../../e2e/tested-states.ts'
import { waitForScreen } from '../support/wait-for-screen.ts'
import { quiet } from '../support/quiet.ts'
import { newBackend, renderRoute } from '../support/render-route.tsx'

/** Every address shows the same text with a Java backend as with the mock backend (src/mocks/profiles/java.ts). */

// Not-found addresses have their own tests.
const statesWithContent = testedStates.filter(
  ({ name, knobs = '' }) => !name.endsWith('-unknown') && !knobs.includes('fault:'),
)

/** Replaces countdowns, which differ between the two renders. */
const withoutCountdowns = (text: string): string => text.replaceAll(/\d+:\d\d(:\d\d)?|\d+秒/g, '…')

async function textWith(knobs: string, { address, as }: (typeof statesWithContent)[number]): Promise<string> {
  const backend = newBackend(knobs)
  await renderRoute(address, { backend, ...(as ? { as } : {}) })
  await waitForScreen()
  // Waits for parts with a chunk of their own.
  await vi.dynamicImportSettled()
  await quiet()
  expect(backend.violations).toEqual([])
  const text = document.querySelector('main')?.textContent ?? ''
  cleanup()
  return withoutCountdowns(text)
}

test.each(statesWithContent)(
  'the screen state $name shows the same text with the replies of a Java backend',
  async (state) => {
    const { knobs = '' } = state
    expect(await textWith(`backend:java;${knobs}`, state)).toBe(await textWith(knobs, state))
  },
)
