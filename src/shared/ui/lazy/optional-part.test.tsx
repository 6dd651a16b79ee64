import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { optionalPart } from './optional-part.tsx'

test('an optional part whose chunk does not load disappears without a message', async () => {
  const Part = optionalPart<object>(() => Promise.reject(new TypeError('Failed to fetch')), <p>加载中</p>)
  render(<Part />)
  expect(screen.getByText('加载中')).toBeInTheDocument()
  await quiet()
  expect(screen.queryByText('加载中')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
