import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { watchConsole } from '#tests/console-output.ts'
import { RegionField } from './RegionField.tsx'

vi.mock('./RegionPicker.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

function Address() {
  const { control } = useForm({ defaultValues: { region: [] as string[] } })
  return <RegionField control={control} name="region" label="所在地区" />
}

test('if the code of the region picker cannot be loaded, an error is shown, and closing the error focuses the field', async () => {
  watchConsole('error')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const field = screen.getByRole('button', { name: '所在地区：请选择省、市、区' })
  await userEvent.click(field)
  await screen.findByRole('dialog', { name: '没有打开' })
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '重新打开页面' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field).toHaveFocus()
})
