import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Button } from '#/shared/ui/Button.tsx'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { confirm, showLoading, showNotice, SHORT_TOAST_MS, toast, TOAST_MS } from './toast.ts'
import { quiet } from '#tests/quiet.ts'

beforeAll(() => import('./feedback.tsx'))

describe('the duration of a toast', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  /** Waits for chunks and rendering without using up the toast's own time: an interval of 0 advances no clock. */
  const turnsUntil = (done: () => boolean) =>
    vi.waitFor(
      async () => {
        await after(0)
        expect(done()).toBe(true)
      },
      { interval: 0, timeout: 8000 },
    )
  const shown = (text: string) => turnsUntil(() => screen.queryByText(text) !== null)
  const gone = (text: string) => turnsUntil(() => screen.queryByText(text) === null)

  test.each([
    ['[FMT-012]', undefined, 3000],
    ['[FMT-013]', SHORT_TOAST_MS, 1500],
  ])('%s is exactly the specified time', async (_id, duration, ms) => {
    act(() => toast('已保存', undefined, duration))
    await shown('已保存')
    await after(ms - 1)
    expect(screen.getByText('已保存')).toBeInTheDocument()
    await after(1)
    await gone('已保存')
  })

  test('[FMT-012] [FMT-013] is 3 s or 1.5 s', () => expect([TOAST_MS, SHORT_TOAST_MS]).toEqual([3000, 1500]))

  test('is 0 for an empty text, so that only the next toast is shown', async () => {
    act(() => {
      toast('')
      toast('已保存')
    })
    await shown('已保存')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('ends, for a loading toast, when the toast is closed', async () => {
    const close = showLoading('上传中')
    await shown('上传中')
    await after(60_000)
    expect(screen.getByText('上传中')).toBeInTheDocument()
    act(close)
    await gone('上传中')
  })

  test('does not start if the toast is closed before it appears', async () => {
    showLoading('上传中')()
    act(() => toast('已保存'))
    await shown('已保存')
    await quiet()
    expect(screen.queryByText('上传中')).not.toBeInTheDocument()
  })
})

test('a success toast is announced to screen readers', async () => {
  act(() => toast('已保存', 'success'))
  expect(await screen.findByRole('alert')).toHaveTextContent('已保存')
})

test.each([
  ['退出登录', true],
  ['再想想', false],
])('a confirmation dialog answered with %s returns %s', async (name, answer) => {
  const text = `将要${name}，确定吗？`
  const asked = confirm({ title: '提示', text, confirm: '退出登录', cancel: '再想想' })
  expect(await screen.findByText(text)).toBeInTheDocument()
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(screen.getAllByText(name).at(-1) as HTMLElement)
  await expect(asked).resolves.toBe(answer)
})

test('a message dialog stays open until it is confirmed', async () => {
  const told = showNotice('请先阅读')
  await userEvent.click(await screen.findByText('知道了'))
  await expect(told).resolves.toBeUndefined()
})

describe('a modal dialog', () => {
  /** An action whose button is busy while it runs. */
  function Asking({ ask }: { ask: () => Promise<unknown> }) {
    const { run, busy } = useOneAtATime(async () => void (await ask()))
    return (
      <Button busy={busy} onPress={run}>
        退出登录
      </Button>
    )
  }

  async function asking(ask: () => Promise<unknown>) {
    render(<Asking ask={ask} />)
    const opener = screen.getByRole('button', { name: '退出登录' })
    await userEvent.click(opener)
    return { opener, dialog: await screen.findByRole('dialog', { name: '确定要退出登录吗？' }) }
  }

  test('takes and keeps the focus, and Escape closes the dialog without an answer', async () => {
    const answers: unknown[] = []
    const { opener } = await asking(async () => {
      answers.push(await confirm({ text: '确定要退出登录吗？', confirm: '退出' }))
    })
    const cancel = screen.getByRole('button', { name: '取消' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('button', { name: '退出' })).toHaveFocus()
    await userEvent.tab()
    expect(cancel).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await quiet()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(answers).toEqual([null])
  })

  test('that shows only a message has the focus on its button, which closes the dialog', async () => {
    const { dialog, opener } = await asking(() => showNotice('确定要退出登录吗？'))
    await waitFor(() => expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await quiet()
    expect(dialog).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opener).toHaveFocus())
  })
})
