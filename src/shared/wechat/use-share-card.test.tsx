import { render } from '@testing-library/react'
import { Activity } from 'react'
import { expect, test } from 'vitest'
import { screenCard, type ShareCard, useShareCard } from './share-card.ts'
import { quiet } from '#tests/quiet.ts'

const card = (title: string): ShareCard => ({
  title,
  description: '说明',
  picture: '/p.png',
  path: '/commodity-detail/G1',
})

function Screen({ given }: { given: ShareCard | null }) {
  useShareCard(given)
  return null
}

test('[NAV-008] a screen registers its card when its data are loaded, and removes the card on unmount', async () => {
  const { rerender, unmount } = render(<Screen given={null} />)
  await quiet()
  expect(screenCard()).toBeNull()
  rerender(<Screen given={card('套餐')} />)
  expect(screenCard()).toEqual(card('套餐'))
  rerender(<Screen given={card('新套餐')} />)
  expect(screenCard()?.title).toBe('新套餐')
  unmount()
  await quiet()
  expect(screenCard()).toBeNull()
})

test('[NAV-022] a kept-alive screen removes its card while hidden and registers it again when it is shown', async () => {
  const kept = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Screen given={card('套餐')} />
    </Activity>
  )
  const { rerender, unmount } = render(kept('visible'))
  expect(screenCard()?.title).toBe('套餐')
  rerender(kept('hidden'))
  await quiet()
  expect(screenCard()).toBeNull()
  rerender(kept('visible'))
  expect(screenCard()?.title).toBe('套餐')
  unmount()
})
