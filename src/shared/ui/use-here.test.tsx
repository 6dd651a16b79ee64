import { render, waitFor } from '@testing-library/react'
import { type RefObject, startTransition, useState } from 'react'
import { expect, test } from 'vitest'
import { useHere } from './use-here.ts'

test('a screen is over in the moment in which the next one is drawn', async () => {
  const seen: { here: RefObject<boolean> | null; leave: () => void } = { here: null, leave: () => undefined }
  function Screen() {
    seen.here = useHere()
    return <p>form</p>
  }
  function Router() {
    const [left, setLeft] = useState(false)
    seen.leave = () => startTransition(() => setLeft(true))
    return left ? <p>list</p> : <Screen />
  }
  const { container } = render(<Router />)
  await waitFor(() => expect(seen.here?.current).toBe(true))
  // What the reference says when the change of the document is reported, which is before any other task.
  const drawn = new Promise<boolean | undefined>((resolve) => {
    new MutationObserver(() => resolve(seen.here?.current)).observe(container, { childList: true, subtree: true })
  })
  seen.leave()
  expect(await drawn).toBe(false)
  expect(container).toHaveTextContent('list')
})
