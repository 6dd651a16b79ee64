import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import PictureViewer from './PictureViewer.tsx'

const PICTURES = ['/1.png', '/2.png', '/3.png']

beforeEach(() => {
  for (const size of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(Element.prototype, size, 'get').mockReturnValue(400)
})

function opened(first = 0) {
  const onClose = vi.fn<() => void>()
  const viewer = <PictureViewer pictures={PICTURES} name="套餐" first={first} onClose={onClose} />
  const view = render(<RouterProvider router={createMemoryRouter([{ path: '/', element: viewer }])} />)
  const shownPicture = () => screen.getByRole('img').closest('[aria-hidden="false"]') as HTMLElement
  /** A finger touches the picture, and the frame around the picture handles the event. */
  const frame = shownPicture()
  /** jsdom has no pointer events. */
  const pointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', id: number, x: number, y: number, at = 0) => {
    const event = createEvent[type](frame, { clientX: x, clientY: y })
    Object.defineProperties(event, {
      pointerId: { value: id },
      clientX: { value: x },
      clientY: { value: y },
      timeStamp: { value: at },
    })
    fireEvent(frame, event)
  }
  return { onClose, pointer, slide: shownPicture, view, user: userEvent.setup() }
}

const positionText = () => screen.getByText(/^\d\/3$/).textContent

test('the viewer traps the focus and locks scrolling until it is closed', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const { view } = opened()
  expect(screen.getByRole('dialog', { name: '查看大图' })).toHaveAttribute('aria-modal', 'true')
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
  expect(document.documentElement).toHaveClass('still')
  view.unmount()
  expect(before).toHaveFocus()
  expect(document.documentElement).not.toHaveClass('still')
  before.remove()
})

test('buttons change the picture, zoom in and out, and are disabled at the ends', async () => {
  const { user, slide, onClose } = opened(1)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  expect(positionText()).toBe('2/3')
  expect(screen.getByRole('img')).toHaveAccessibleName('套餐 图2')
  await press('下一张')
  expect(positionText()).toBe('3/3')
  expect(screen.getByRole('button', { name: '下一张' })).toBeDisabled()
  await press('放大')
  expect(slide().style.transform).toContain('scale(2)')
  await press('缩小')
  expect(screen.getByRole('button', { name: '缩小' })).toBeDisabled()
  await press('上一张')
  await press('上一张')
  expect(screen.getByRole('button', { name: '上一张' })).toBeDisabled()
  await press('关闭')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('keys change and zoom the picture, Escape closes the viewer, and the focus stays inside', async () => {
  const { user, slide, onClose } = opened()
  await user.keyboard('{ArrowRight}{+}')
  expect(positionText()).toBe('2/3')
  expect(slide().style.transform).toContain('scale(2)')
  await user.keyboard('{-}{ArrowLeft}{ArrowLeft}')
  expect(positionText()).toBe('1/3')
  await user.tab({ shift: true })
  expect(screen.getByRole('button', { name: '下一张' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a long swipe shows the next picture, and a short swipe does not', () => {
  const { pointer } = opened()
  pointer('pointerDown', 1, 300, 200)
  pointer('pointerMove', 1, 240, 200)
  pointer('pointerUp', 1, 240, 200)
  expect(positionText()).toBe('1/3')
  pointer('pointerDown', 1, 300, 200)
  pointer('pointerMove', 1, 150, 200)
  pointer('pointerUp', 1, 150, 200)
  expect(positionText()).toBe('2/3')
})

test('a double tap zooms in or out, and two slow taps do not', () => {
  const { pointer, slide } = opened()
  const tap = (time: number) => {
    pointer('pointerDown', 1, 100, 100, time)
    pointer('pointerUp', 1, 100, 100, time)
  }
  tap(1000)
  tap(1400)
  expect(slide().style.transform).toContain('scale(1)')
  tap(1500)
  expect(slide().style.transform).toContain('scale(2.5)')
  tap(3000)
  tap(3100)
  expect(slide().style.transform).toContain('scale(1)')
})

test('two fingers zoom, and then one finger moves the zoomed picture without showing another picture', () => {
  const { pointer, slide } = opened()
  pointer('pointerDown', 1, -50, 0)
  pointer('pointerDown', 2, 50, 0)
  pointer('pointerMove', 1, -100, 0)
  pointer('pointerMove', 2, 100, 0)
  expect(slide().style.transform).toContain('scale(2)')
  pointer('pointerUp', 2, 100, 0)
  pointer('pointerMove', 1, -300, 0)
  expect(slide().style.transform).toContain('translate(-200px')
  pointer('pointerUp', 1, -300, 0)
  expect(positionText()).toBe('1/3')
})
