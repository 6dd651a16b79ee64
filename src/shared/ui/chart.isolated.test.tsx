import { render, screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Chart } from './Chart.tsx'
import { type ChartMaker, draw } from './chart-core.ts'
import { quiet } from '#tests/quiet.ts'

const idle = vi.hoisted((): { actions: (() => void)[] } => ({ actions: [] }))
vi.mock('#/shared/lib/idle.ts', () => ({
  whenIdle: (action: () => void) => {
    idle.actions.push(action)
    return () => void (idle.actions = idle.actions.filter((entry) => entry !== action))
  },
}))
const becomeIdle = () => idle.actions.splice(0).forEach((action) => action())

/** jsdom has no layout: this gives boxes a size. `changed` reports a new size. */
function layOut(width: number) {
  const size = { width, changed: [] as (() => void)[], watched: 0 }
  const before = globalThis.ResizeObserver
  class Observer {
    constructor(changed: () => void) {
      size.changed.push(changed)
    }
    observe(): void {
      size.watched += 1
    }
    unobserve(): void {}
    disconnect(): void {
      size.watched -= 1
    }
  }
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver
  const spies = [
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width),
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.width),
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null),
  ]
  onTestFinished(() => {
    globalThis.ResizeObserver = before
    spies.forEach((spy) => spy.mockRestore())
  })
  return size
}

const bars =
  (...values: number[]): ChartMaker =>
  () => ({
    animation: false,
    xAxis: { type: 'category', show: false, data: values.map((_, at) => `条${at}`) },
    yAxis: { type: 'value', show: false },
    series: [{ type: 'bar', data: values }],
  })
const countPaths = () => document.querySelectorAll('svg path').length

const chartWith = (option: ChartMaker) => <Chart className="box" label="两条" option={option} />

test('a chart has a text alternative, is drawn when the page is idle, and changes with its option', async () => {
  const size = layOut(200)
  const view = render(chartWith(bars(1, 2)))
  expect(screen.getByRole('img', { name: '两条' })).toBeInTheDocument()
  expect(countPaths()).toBe(0)
  becomeIdle()
  await waitFor(() => expect(countPaths()).toBe(2))
  view.rerender(chartWith(bars(1, 2, 3)))
  await waitFor(() => expect(countPaths()).toBe(3))
  view.unmount()
  expect(size.watched).toBe(0)
})

test('a hidden chart is removed, and is drawn again when it is shown', async () => {
  const size = layOut(200)
  const at = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{chartWith(bars(1, 2))}</Activity>
  const view = render(at('visible'))
  becomeIdle()
  await waitFor(() => expect(countPaths()).toBe(2))
  view.rerender(at('hidden'))
  await waitFor(() => expect(size.watched).toBe(0))
  view.rerender(at('visible'))
  becomeIdle()
  await waitFor(() => expect(size.watched).toBe(1))
  view.unmount()
  render(chartWith(bars(1, 2))).unmount()
  await quiet()
  expect(idle.actions).toEqual([])
})

test('a chart in a box without a size is drawn when the box gets a size, and is resized with the box', async () => {
  const size = layOut(0)
  const box = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => box.remove())
  const drawing = draw(box)
  drawing.show(bars(1, 2))
  expect(countPaths()).toBe(0)
  size.width = 100
  size.changed.forEach((changed) => changed())
  await waitFor(() => expect(countPaths()).toBe(2))
  size.width = 300
  size.changed.forEach((changed) => changed())
  expect(box.querySelector('svg')).toHaveAttribute('width', '300')
  drawing.close()
  expect([box.querySelector('svg'), size.watched]).toEqual([null, 0])
})
