import { useEffect, useState } from 'react'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createBackend } from '#/mocks/backend.ts'
import { quiet } from '#tests/quiet.ts'
import { NOW } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { holdCalls } from '#tests/request-handlers.ts'

/** A mock backend that waits in real time, so that the latency knob delays its answers. */
function startSlowBackend(knobs = '') {
  const backend = createBackend({ now: () => NOW, knobs })
  network.use(...backend.handlers)
  return () => backend.seen.map(({ id }) => id)
}

const GOODS = 'mallsales/api/public/goods-with-state'
const read = (id = 'G001') => fetch(`http://localhost:3000/${GOODS}/${id}`)

test('the test helper quiet() waits for a slow call', async () => {
  const seen = startSlowBackend('latency:300')
  void read()
  await quiet()
  expect(seen()).toEqual(['mall.goods'])
})

test('the test helper quiet() waits for a call that follows another call, a loaded chunk and an effect', async () => {
  const seen = startSlowBackend('latency:100')
  function Late() {
    const [answered, setAnswered] = useState(0)
    useEffect(() => void read().then(() => setAnswered(1)), [])
    useEffect(() => {
      if (answered === 1) void import('#/domains/mall/model.ts').then(() => read()).then(() => setAnswered(2))
    }, [answered])
    return <p>{answered} answers</p>
  }
  render(<Late />)
  await quiet()
  expect(seen()).toEqual(['mall.goods', 'mall.goods'])
  expect(screen.getByText('2 answers')).toBeInTheDocument()
})

test('the test helper quiet() also returns if the test’s fake clock is not advanced', async () => {
  const seen = startSlowBackend()
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'Date'] })
  void read()
  await quiet()
  expect(seen()).toEqual(['mall.goods'])
})

test('the test helper quiet() waits for all calls except a call that the test holds back', async () => {
  const seen = startSlowBackend('latency:100')
  const { handler, release } = holdCalls('get', `${GOODS}/G002`)
  network.use(handler)
  const held = read('G002')
  void read()
  await quiet()
  expect(seen()).toEqual(['mall.goods'])
  release()
  await held
})

test('without quiet(), a slow call has not been answered yet', async () => {
  const seen = startSlowBackend('latency:100')
  void read()
  expect(seen()).toEqual([])
  await quiet()
  expect(seen()).toHaveLength(1)
})
