import { render, screen, waitFor } from '@testing-library/react'
import { type RefObject, startTransition, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useIsShown } from './use-is-shown.ts'

function Screen({ tell }: { tell: (isShown: RefObject<boolean>) => void }) {
  const isShown = useIsShown()
  useEffect(() => tell(isShown), [isShown, tell])
  return <p>form</p>
}

function Router({ tell }: { tell: (isShown: RefObject<boolean>) => void }) {
  const [left, setLeft] = useState(false)
  const leave = () => startTransition(() => setLeft(true))
  return (
    <>
      <button onClick={leave}>leave</button>
      {left ? <p>list</p> : <Screen tell={tell} />}
    </>
  )
}

test('a screen counts as left as soon as the next screen is rendered', async () => {
  const tell = vi.fn<(isShown: RefObject<boolean>) => void>()
  const { container } = render(<Router tell={tell} />)
  await waitFor(() => expect(tell).toHaveBeenCalledOnce())
  const isShown = tell.mock.calls[0]?.[0]
  expect(isShown?.current).toBe(true)
  // Resolves with the value of `isShown` as soon as the DOM has changed, before any other
  // task.
  const drawn = new Promise<boolean | undefined>((resolve) => {
    new MutationObserver(() => resolve(isShown?.current)).observe(container, { childList: true, subtree: true })
  })
  screen.getByRole('button', { name: 'leave' }).click()
  expect(await drawn).toBe(false)
  expect(container).toHaveTextContent('list')
})
