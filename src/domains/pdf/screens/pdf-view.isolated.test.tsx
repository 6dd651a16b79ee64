import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PdfBook } from '#/shared/pdf/engine.ts'
import { PdfFault } from '#/shared/pdf/fault.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'

/** jsdom cannot draw: the engine is mocked, all else is real. */
const engine = vi.hoisted(() => ({ openBook: vi.fn<(data: Uint8Array) => Promise<PdfBook>>() }))
vi.mock('#/shared/pdf/engine.ts', () => engine)

const closed = vi.fn<() => void>()

const book = (texts: string[]): PdfBook => ({
  pages: texts.length,
  page: (number) =>
    Promise.resolve({
      width: 595,
      height: 842,
      draw: () => ({ done: Promise.resolve(), cancel: () => undefined }),
      text: () => Promise.resolve(texts[number - 1] ?? ''),
    }),
  close: closed,
})

beforeEach(() => {
  vi.clearAllMocks()
  engine.openBook.mockImplementation(() => Promise.resolve(book(['第一页的文字', '第二页的文字'])))
})

const at = (file: string) => `/pdf-view?file=${encodeURIComponent(file)}`

describe('[REP-059] /pdf-view', () => {
  test('shows every page of the file with its text, and frees the file when the person leaves', async () => {
    const app = await renderRoute(at('/demo.pdf'))
    await app.sees('第一页的文字')
    await app.sees('第二页的文字')
    expect(screen.getByRole('group', { name: '第 2 页，共 2 页' })).toHaveTextContent('第二页的文字')
    expect(screen.getByRole('region', { name: '文件内容' })).toBeVisible()
    expect(screen.getByRole('link', { name: '下载' })).toHaveAttribute('href', 'http://localhost:3000/demo.pdf')
    expect(screen.getByText(/\d \/ 2 页/)).toBeVisible()
    await quiet()
    expect(closed).not.toHaveBeenCalled()
    await app.router.navigate('/Home/hot')
    await waitFor(() => expect(closed).toHaveBeenCalled())
  })

  test('shows the new file instead of the previous file if the address changes', async () => {
    const app = await renderRoute(at('/demo.pdf'))
    await app.sees('第一页的文字')
    engine.openBook.mockImplementation(() => Promise.resolve(book(['另一个文件'])))
    await app.router.navigate(at('/demo.pdf?again'))
    await app.sees('另一个文件')
    await quiet()
    expect(screen.queryByText('第一页的文字')).toBeNull()
  })

  test('stops zooming at the smallest and the largest size', async () => {
    const app = await renderRoute(at('/demo.pdf'))
    await app.sees('100%')
    await app.press('放大')
    await app.sees('125%')
    for (let step = 0; step < 4; step += 1) await app.press('缩小')
    await app.sees('50%')
    expect(screen.getByRole('button', { name: '缩小' })).toBeDisabled()
    await app.user.dblClick(screen.getByRole('region', { name: '文件内容' }))
    await app.sees('100%')
    for (let step = 0; step < 5; step += 1) await app.press('放大')
    await app.sees('300%')
    expect(screen.getByRole('button', { name: '放大' })).toBeDisabled()
  })

  test.each(['', '?file=', '?other=1'])(
    'shows a link to the home page if the address has no file (%j)',
    async (query) => {
      const app = await renderRoute(`/pdf-view${query}`)
      await app.sees('没有要打开的文件')
      expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/Home')
    },
  )

  test.each(['javascript:alert(1)', '//evil.com/a.pdf', 'https://evil.com/a.pdf', '/\\evil.com/a.pdf'])(
    'refuses the file %j without a request',
    async (file) => {
      const fetched = vi.spyOn(window, 'fetch')
      const app = await renderRoute(at(file))
      await app.sees('这个文件的地址不可信，没有打开')
      await quiet()
      expect(fetched.mock.calls.filter(([input]) => typeof input === 'string' && /evil|alert/.test(input))).toEqual([])
      expect(engine.openBook).not.toHaveBeenCalled()
      fetched.mockRestore()
    },
  )

  test('shows a retry for a failed download', async () => {
    const app = await renderRoute(at('/demo.pdf'), { knobs: 'fault:resource.get=offline@1' })
    await app.sees('文件没有加载出来，请检查网络后重试')
    expect(screen.getByRole('link', { name: '直接打开原文件' })).toHaveAttribute(
      'href',
      'http://localhost:3000/demo.pdf',
    )
    await app.press('重试')
    await app.sees('第一页的文字')
    await quiet()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    [new PdfFault('locked'), '这个文件有密码，暂时不能在这里查看', false],
    [new PdfFault('viewer'), '阅读器没有加载出来，请检查网络后重试', true],
    [new Error('anything'), '这个文件打不开，可能不完整或不是 PDF', true],
  ])('shows why a file cannot be opened (%s)', async (error, text, again) => {
    engine.openBook.mockRejectedValue(error)
    const app = await renderRoute(at('/demo.pdf'))
    await app.sees(text)
    expect(screen.queryAllByRole('button', { name: '重试' })).toHaveLength(again ? 1 : 0)
  })

  test('shows a reason for a missing file and for a file without pages', async () => {
    const resource = '/messages/api/public/public-resource/get?resourcePath='
    const app = await renderRoute(at(`${resource}gone.txt`))
    await app.sees('文件不存在，或者已经被移走')
    engine.openBook.mockImplementation(() => Promise.resolve(book([])))
    await app.router.navigate(at(`${resource}empty.pdf`))
    expect(await app.sees('这个文件里没有内容')).toHaveLength(1)
  })

  test('shows the progress while the file is downloaded', async () => {
    const opened: { go?: (book: PdfBook) => void } = {}
    engine.openBook.mockImplementation(() => new Promise((resolve) => (opened.go = resolve)))
    const backend = newBackend()
    const app = await renderRoute(at('/demo.pdf'), { backend })
    const bar = await screen.findByRole('progressbar', { name: '正在打开文件' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '99'))
    await app.sees('正在打开文件… 99%')
    opened.go?.(book(['终于打开了']))
    await app.sees('终于打开了')
    await quiet()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
