import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render as renderAlone, screen } from '@testing-library/react'
import { Activity, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { InfiniteList } from './InfiniteList.tsx'

/** An IntersectionObserver that reports nothing itself: the test says with `look` which elements are near. */
class Moving {
  static all = new Set<Moving>()
  readonly targets = new Set<Element>()
  constructor(readonly tell: (entries: object[]) => void) {
    Moving.all.add(this)
  }
  observe(target: Element) {
    this.targets.add(target)
  }
  unobserve(target: Element) {
    this.targets.delete(target)
  }
  disconnect() {
    Moving.all.delete(this)
  }
}

const render = (list: ReactNode) => {
  const client = createQueryClient()
  return renderAlone(list, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Moving))
afterEach(() => {
  Moving.all.clear()
})

const HEIGHT = 1000
const SIZE = 10

/** Reports for each block of the list, by its index, whether the block is near the viewport. */
const look = (near: (block: number) => boolean, height = HEIGHT) =>
  act(() => {
    const blocks = [...screen.getByRole('list').children]
    for (const { targets, tell } of Moving.all)
      for (const target of targets) {
        const at = blocks.indexOf(target)
        if (at >= 0) tell([{ isIntersecting: near(at), boundingClientRect: { height } }])
      }
  })

const pages = (count: number, total: number | null = count * SIZE) =>
  Array.from({ length: count }, (_, page) => ({
    items: Array.from({ length: SIZE }, (__, at) => page * SIZE + at + 1),
    total,
  }))

const list = (count: number, total?: number | null) => (
  <InfiniteList
    list={{
      data: { pages: pages(count, total) },
      hasNextPage: false,
      isFetchingNextPage: false,
      isFetchNextPageError: false,
      fetchNextPage: vi.fn<() => never>(),
    }}
    itemKey={(item) => item}
    empty={<p>空</p>}
  >
    {(item) => <a href={`#${item}`}>{item}</a>}
  </InfiniteList>
)

const shownNumbers = () => screen.queryAllByRole('listitem').map((item) => Number(item.textContent))
const heights = () => [...screen.getByRole('list').children].map((block) => (block as HTMLElement).style.height)

test('only the pages of a long list near the viewport are rendered, and the other pages keep their height', () => {
  render(list(500))
  look((block) => block < 3)
  expect(shownNumbers()).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  expect(heights().filter((height) => height === '1000px')).toHaveLength(497)
  look((block) => block >= 250 && block < 253)
  expect(shownNumbers()[0]).toBe(2501)
  expect(shownNumbers()).toHaveLength(30)
  look((block) => block < 3)
  expect(shownNumbers()[0]).toBe(1)
})

test('screen readers get the position of each entry in the whole list', () => {
  render(list(4, 40))
  look((block) => block === 2)
  const [first] = screen.getAllByRole('listitem')
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['21', '40'])
})

test('if the total of a list is missing, screen readers get no number of entries', () => {
  render(list(1, null))
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1')
})

test('the page that has the focus stays rendered outside the viewport', () => {
  render(list(3))
  screen.getByRole('link', { name: '5' }).focus()
  look(() => false)
  expect(shownNumbers()).toHaveLength(10)
  expect(screen.getByRole('link', { name: '5' })).toHaveFocus()
})

test('on a hidden screen, the rendered pages and their heights do not change', () => {
  const { rerender } = render(<Activity mode="visible">{list(5)}</Activity>)
  look((block) => block === 1)
  rerender(<Activity mode="hidden">{list(5)}</Activity>)
  expect(Moving.all.size).toBe(0)
  rerender(<Activity mode="visible">{list(5)}</Activity>)
  // In a hidden screen, every height is 0.
  look(() => false, 0)
  expect(shownNumbers()).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(heights()).toEqual(['1000px', '', '1000px', '1000px', '1000px'])
})

test('a list without entries shows its empty text', () => {
  render(list(0))
  expect(screen.getByText('空')).toBeInTheDocument()
})

test('scrolling to the end loads the next page, and a page that fails is loaded again only after a tap', () => {
  const fetchNextPage = vi.fn<() => never>()
  const base = { data: { pages: pages(1, 20) }, isFetchingNextPage: false, fetchNextPage }
  const props = { itemKey: (item: number) => item, empty: null, children: (item: number) => item }
  const { rerender } = render(
    <InfiniteList {...props} list={{ ...base, hasNextPage: true, isFetchNextPageError: false }} />,
  )
  const end = screen.getByText('加载中…')
  act(() => {
    for (const { targets, tell } of Moving.all) if (targets.has(end)) tell([{ isIntersecting: true }])
  })
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
  rerender(<InfiniteList {...props} list={{ ...base, hasNextPage: true, isFetchNextPageError: true }} />)
  fireEvent.click(screen.getByRole('button', { name: '加载失败，点按重试' }))
  expect(fetchNextPage).toHaveBeenCalledTimes(2)
})
