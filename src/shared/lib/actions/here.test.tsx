import { render, screen, waitFor } from '@testing-library/react'
import { type RefObject, startTransition, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useHere } from './here.ts'

function Screen({ tell }: { tell: (here: RefObject<boolean>) => void }) {
  const here = useHere()
  useEffect(() => tell(here), [here, tell])
  return <p>form</p>
}

function Router({ tell }: { tell: (here: RefObject<boolean>) => void }) {
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
  const tell = vi.fn<(here: RefObject<boolean>) => void>()
  const { container } = render(<Router tell={tell} />)
  await waitFor(() => expect(tell).toHaveBeenCalledOnce())
  const here = tell.mock.calls[0]?.[0]
  expect(here?.current).toBe(true)
  // Resolves with the value of `here` as soon as the DOM has changed, before any other task.
  const drawn = new Promise<boolean | undefined>((resolve) => {
    new MutationObserver(() => resolve(here?.current)).observe(container, { childList: true, subtree: true })
  })
  screen.getByRole('button', { name: 'leave' }).click()
  expect(await drawn).toBe(false)
  expect(container).toHaveTextContent('list')
})
