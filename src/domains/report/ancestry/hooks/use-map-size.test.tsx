import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useMapSize } from './use-map-size.ts'

test('switching to large letters measures the ancestry picture again, even if its width does not change', async () => {
  const root = document.documentElement
  root.style.fontSize = '16px'
  const box = { current: document.createElement('div') }
  const { result } = renderHook(() => useMapSize(box))
  expect(result.current.fontSize).toBe(16)
  await act(async () => {
    root.style.fontSize = '22.4px'
    root.toggleAttribute('data-large', true)
  })
  await waitFor(() => expect(result.current.fontSize).toBe(22.4))
  root.removeAttribute('data-large')
  root.style.fontSize = ''
})
