import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ApiError } from '#/shared/api/errors.ts'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { watchConsole } from '#tests/console-output.ts'
import { ScreenPart } from './screen-part.tsx'

const FAULT = '非常抱歉，网络出现故障'

/** Two parts with one read each. The reads fail until `works` is set. */
function renderScreenPart() {
  const server = { works: false }
  const answer = async (name: string) => {
    if (!server.works) throw new ApiError('fault', FAULT, 500, false)
    return name
  }
  const Reading = ({ name }: { name: string }) => {
    const { data } = useSuspenseQuery({ queryKey: [name], queryFn: () => answer(name), retry: false })
    return <p>{data}</p>
  }
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <h1>我的钱包</h1>
        {['奖励', '提现记录'].map((name) => (
          <ScreenPart key={name} waiting={<p role="status">加载中</p>}>
            <Reading name={name} />
          </ScreenPart>
        ))}
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return server
}

test('screen parts whose data cannot be loaded show the error, and one 重试 loads all of them again', async () => {
  watchConsole('error')
  const server = renderScreenPart()
  const [retry] = await screen.findAllByRole('button', { name: '重试' })
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    `${FAULT}重试联系客服帮助中心`,
    `${FAULT}重试联系客服帮助中心`,
  ])
  expect(screen.getByRole('heading', { name: '我的钱包' })).toBeInTheDocument()
  server.works = true
  await userEvent.click(retry as HTMLElement)
  expect(await screen.findByText('提现记录')).toBeInTheDocument()
  expect(await screen.findByText('奖励')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a screen part that fails again after 重试 shows the error again', async () => {
  watchConsole('error')
  renderScreenPart()
  await userEvent.click((await screen.findAllByRole('button', { name: '重试' }))[0] as HTMLElement)
  expect(await screen.findAllByRole('alert')).toHaveLength(2)
})
