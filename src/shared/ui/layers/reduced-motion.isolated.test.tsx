import { render, screen } from '@testing-library/react'
import { Popup, restoreMotion } from 'antd-mobile'
import { expect, test, vi } from 'vitest'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test.each([
  ['reduce', 'is in its place'],
  ['no-preference', 'is on its way'],
])('with the motion setting %s, a sheet %s two frames after it opens', async (setting, place) => {
  restoreMotion()
  vi.resetModules()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(prefers-reduced-motion: ${setting})` }))
  await import('../antd.ts')
  const sheet = (visible: boolean) => (
    <Popup visible={visible} forceRender getContainer={null}>
      <p>规格</p>
    </Popup>
  )
  const { rerender } = render(sheet(false))
  rerender(sheet(true))
  await nextFrame()
  await nextFrame()
  const transform = screen.getByText('规格').parentElement?.style.transform
  expect(transform === 'translate(0px, 0%)' ? 'is in its place' : 'is on its way').toBe(place)
})
