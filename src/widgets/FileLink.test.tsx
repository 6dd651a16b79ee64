import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FileLink } from './FileLink.tsx'

test.each([
  ['/f/1.pdf', '/pdf-view?file=%2Ff%2F1.pdf'],
  ['/f/1.ofd', '/f/1.ofd'],
  ['https://files.test/1.pdf', 'https://files.test/1.pdf'],
])('[ORD-045] the invoice file %s opens at %s', (file, address) => {
  render(
    <MemoryRouter>
      <FileLink className="row" file={file}>
        下载发票
      </FileLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: '下载发票' })).toHaveAttribute('href', address)
})
