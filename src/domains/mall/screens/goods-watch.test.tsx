import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { learnServerTime } from '#/shared/lib/time/clock.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

const HOUR_MS = 3_600_000

const returnToPage = () => act(() => void fireEvent(window, new Event('visibilitychange')))

describe('the price of displayed goods', () => {
  test('is reloaded when the page becomes visible again, and a changed price is shown with the old price', async () => {
    const app = await renderRoute('/commodity-detail/G001')
    await app.sees('健康检测九折券')
    // A change while a read is in flight would come with that read.
    await quiet()
    const item = app.backend.db.goods.find(({ id }) => id === 'G001')?.specifications[0]
    Object.assign(item ?? {}, { price: 319_900 })
    returnToPage()
    await app.sees('价格已变：¥2999.00 → ¥3199.00')
    expect(await app.calls('mall.goods')).toHaveLength(2)
  })

  test('[GOODS-010] is reloaded when the discount ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const app = await renderRoute('/commodity-detail/G007')
    await app.sees(/^距结束/)
    await app.sees('民族成分与父系、母系单倍群')
    const end = new Date(app.backend.db.promotionHour + 2 * HOUR_MS + 1)
    app.backend.setKnobs(`clock:${end.toISOString()}`)
    // Two replies must agree before a clock counts that has jumped.
    for (const reply of [end, end]) learnServerTime(reply.toUTCString())
    act(() => void vi.advanceTimersByTime(2 * HOUR_MS + 1001))
    expect(await app.sees('价格已变：¥299.00 → ¥499.00')).toHaveLength(1)
    await app.doesNotSee('限时折扣')
  })

  test.each([
    ['[GOODS-006] a link with a sharing code, because each request counts as a visit', 'G001?sharingCode=SHARE108'],
    ['[GOODS-008] a preview', 'G025/preview'],
  ])('is loaded only once for %s', async (_name, goods) => {
    const app = await renderRoute(`/commodity-detail/${goods}`)
    await screen.findByRole('link', { name: '客服' }, { timeout: 8000 })
    await quiet()
    const reads = async () => (await app.calls('mall.goods')).length + (await app.calls('mall.sharedGoods')).length
    const before = await reads()
    returnToPage()
    await quiet()
    expect(await reads()).toBe(before)
  })
})
