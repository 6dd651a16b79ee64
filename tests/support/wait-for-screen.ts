import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { quiet } from './quiet.ts'

/** Waits until the screen has its heading and no skeleton, and is quiet. */
export async function waitForScreen(): Promise<void> {
  await waitFor(() => expect(document.querySelector('main h1, main [role="heading"]')).not.toBeNull())
  await waitFor(() => expect(screen.queryAllByRole('status', { name: '加载中' })).toEqual([]))
  await quiet()
}
