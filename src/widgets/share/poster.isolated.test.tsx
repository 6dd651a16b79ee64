import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { Poster } from './Poster.tsx'
import type { PosterFacts } from './poster-rules.ts'

const pendingDrawings: { resolve: (src: string) => void; facts: PosterFacts }[] = []
vi.mock('./draw-poster.ts', () => ({
  drawPoster: (facts: PosterFacts) => new Promise<string>((resolve) => pendingDrawings.push({ resolve, facts })),
}))

const facts: PosterFacts = {
  name: '睡好每一晚',
  subtitle: '',
  accent: '',
  picture: '',
  link: 'https://m.example.com/visit-card/SHARE108',
  person: { name: '冯涛', picture: '', position: '健康顾问' },
}
const SAVE = /请把下面这张卡片截图保存/

beforeEach(() => {
  pendingDrawings.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

const renderPoster = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Poster facts={facts} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '生成海报' }))
  await vi.waitFor(() => expect(pendingDrawings).toHaveLength(1))
}
const advanceTime = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

describe('[VIS-004] drawing a poster', () => {
  test('gives a picture that can be saved if the drawing takes less than six seconds', async () => {
    await renderPoster()
    await advanceTime(4000)
    await act(async () => pendingDrawings[0]?.resolve('data:image/jpeg;base64,AAAA'))
    expect(screen.getByRole('img', { name: '睡好每一晚的分享海报，带二维码' })).toBeInTheDocument()
    expect(screen.getByText('长按图片保存或发给朋友')).toBeInTheDocument()
  })

  test('shows a card with name and code after six seconds, and a retry draws the poster again', async () => {
    await renderPoster()
    await advanceTime(6000)
    expect(screen.getByText(SAVE)).toBeInTheDocument()
    expect(screen.getByText('冯涛')).toBeInTheDocument()
    const code = await vi.waitFor(() => screen.getByRole('img', { name: '睡好每一晚的二维码' }))
    expect(code).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/))
    await act(async () => pendingDrawings[0]?.resolve('data:image/jpeg;base64,AAAA'))
    expect(screen.getByText(SAVE)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: '再画一次' }))
    await vi.waitFor(() => expect(pendingDrawings).toHaveLength(2))
    await act(async () => pendingDrawings[1]?.resolve('data:image/jpeg;base64,BBBB'))
    expect(screen.getByRole('img', { name: /分享海报/ })).toHaveAttribute('src', 'data:image/jpeg;base64,BBBB')
    vi.useRealTimers()
    await quiet()
    expect(screen.queryByText(SAVE)).toBeNull()
  })
})
