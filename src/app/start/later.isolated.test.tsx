import { render, waitFor } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { startLater } from './later.ts'

test('the picture of a failure is loaded while there is a connection, and kept for when there is none', async () => {
  const loaded: HTMLImageElement[] = []
  vi.stubGlobal('Image', function Image() {
    const picture = document.createElement('img')
    loaded.push(picture)
    return picture
  })
  startLater(createMemoryRouter([{ path: '*', element: null }]))
  await waitFor(() => expect(loaded).toHaveLength(1))
  const { container } = render(<FailurePanel text="网络已断开" />, { wrapper: MemoryRouter })
  expect(container.querySelector('img')?.src).toBe(loaded[0]?.src)
})
