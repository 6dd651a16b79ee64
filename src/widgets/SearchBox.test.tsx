import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SearchBox } from './SearchBox.tsx'

function Searching() {
  const [term, setTerm] = useState('')
  return <SearchBox label="搜索" placeholder="" term={term} onTerm={setTerm} />
}

test('clearing the search field keeps the focus in it, and the next letters are typed into it', async () => {
  render(<Searching />)
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索' }), '维生素')
  await userEvent.click(screen.getByRole('button', { name: '清空输入' }))
  await userEvent.keyboard('钙')
  expect(screen.getByRole('searchbox', { name: '搜索' })).toHaveValue('钙')
})
