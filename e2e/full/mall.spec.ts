import { expect, quiet, test } from '../fixtures.ts'
import { installWechat } from '../wechat-simulator.ts'

const FIRST = '全基因组健康检测·成人版'
const scrollPosition = () => window.scrollY

test.describe('the mall', () => {
  test('shows banners, promotions and a group, and loads goods while scrolling', async ({ page }) => {
    await page.goto('/commodity')
    await expect(page.getByText('送给父母的礼物')).toBeVisible()
    await expect(page.getByRole('region', { name: '限时活动' }).getByRole('link').first()).toContainText('限时折扣')
    await expect(page.getByRole('link', { name: new RegExp(FIRST) })).toBeVisible()
    const before = await page.locator('[role=listitem]').count()
    await page.mouse.wheel(0, 6000)
    await expect.poll(() => page.locator('[role=listitem]').count()).toBeGreaterThan(before)
    await page.getByRole('link', { name: '儿童成长' }).click()
    await expect(page).toHaveURL(/\/commodity\?group=child$/)
    await expect(page.getByText('没有更多了')).toBeVisible()
    // After scrolling down, another tab starts at its top.
    await expect(page.getByRole('link', { name: /儿童健康基因检测 ¥/ })).toBeInViewport()
    await expect(page.getByRole('link', { name: '儿童成长' })).toBeInViewport()
  })

  test('shows a link for a group without goods, and the banners if goods and promotions cannot be loaded', async ({
    page,
    backend,
  }) => {
    await page.goto('/commodity?group=none')
    await expect(page.getByText('这个分类暂时没有商品')).toBeVisible()
    await page.getByRole('button', { name: '看看全部商品' }).click()
    await expect(page.getByRole('link', { name: new RegExp(FIRST) })).toBeVisible()
    backend.setKnobs('fault:mall.search=500@1;fault:mall.promotions=404')
    await page.reload()
    await expect(page.getByText(/尊敬的用户，非常抱歉，网络出现故障/)).toBeVisible()
    await expect(page.getByText('送给父母的礼物')).toBeVisible()
    await quiet(page)
    await expect(page.getByText('限时活动')).toHaveCount(0)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('link', { name: new RegExp(FIRST) })).toBeVisible()
  })

  test('restores the position and renders few pages after a return to a list of thousands of goods', async ({
    page,
    backend,
  }) => {
    backend.setKnobs('goods:5000')
    await page.goto('/commodity')
    const asks = () => backend.seen.filter(({ id }) => id === 'mall.search').length
    await expect(page.locator('[role=listitem]').first()).toBeVisible()
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
          return asks()
        },
        { intervals: [100], timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(12)
    await page.evaluate(() => window.scrollTo(0, 9000))
    await expect.poll(() => page.locator('[role=listitem]').count()).toBeGreaterThan(10)
    await expect.poll(() => page.locator('[role=listitem]').count()).toBeLessThanOrEqual(60)
    // One call chooses a visible card, and the click uses its name: the list may re-render between two calls, and
    // clicking an off-screen card scrolls.
    const cards = page.locator('[role=listitem] a')
    const nameInView = () =>
      cards.evaluateAll((all) => {
        const top = (one: Element) => one.getBoundingClientRect().top
        return all.find((one) => top(one) > 120 && top(one) < 500)?.textContent.replace(/¥.*$/, '') ?? ''
      })
    let name = ''
    await expect.poll(async () => (name = await nameInView())).not.toBe('')
    const card = page.getByText(name, { exact: true })
    await expect(card).toBeInViewport()
    const left = await page.evaluate(scrollPosition)
    await card.click()
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
    const asked = asks()
    await page.goBack()
    await expect(card).toBeInViewport()
    await expect.poll(async () => Math.abs((await page.evaluate(scrollPosition)) - left)).toBeLessThanOrEqual(4)
    expect(asks()).toBe(asked)
  })

  test('reloads the list when the person pulls it down', async ({ page, backend, context }) => {
    await page.goto('/commodity')
    await expect(page.getByRole('link', { name: new RegExp(FIRST) })).toBeVisible()
    const goods = backend.db.goods.find(({ id }) => id === 'G001')
    if (goods) goods.name = '新的名字'
    const touch = await context.newCDPSession(page)
    const at = (y: number) => ({ touchPoints: [{ x: 190, y }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(150) })
    for (const y of [170, 200, 240, 280]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
    await expect(page.getByText('松开刷新')).toBeVisible()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByRole('link', { name: /新的名字/ })).toBeVisible()
  })
})

test.describe('the search for goods', () => {
  test('keeps a term in the search history after Back and a reload', async ({ page }) => {
    await page.goto('/Home/hot')
    await page.getByRole('link', { name: '搜索商品' }).click()
    const field = page.getByRole('searchbox', { name: '搜索商品' })
    await field.fill('用药')
    await field.press('Enter')
    await expect(page.getByText('共 3 件商品')).toBeVisible()
    await page.getByRole('button', { name: '价格', exact: true }).click()
    await expect(page.getByRole('button', { name: '价格 从低到高' })).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('用药')
    await expect(page.getByRole('button', { name: '价格 从低到高' })).toBeVisible()
    await page.getByRole('link', { name: /长辈关爱基因检测/ }).click()
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
    await page.goBack()
    await expect(field).toHaveValue('用药')
    await page.goBack()
    await expect(page.getByRole('heading', { name: '搜索历史' })).toBeVisible()
    await page.getByRole('button', { name: '删除“用药”' }).click()
    await quiet(page)
    await expect(page.getByRole('heading', { name: '搜索历史' })).toHaveCount(0)
  })

  test('shows recommended goods if there are no results, and a retry after a failure', async ({ page, backend }) => {
    await page.goto('/commodity-search/all?q=火箭')
    await expect(page.getByText('没有找到“火箭”相关的商品')).toBeVisible()
    await expect(page.getByRole('region', { name: '为您推荐' }).getByRole('link')).toHaveCount(6)
    backend.setKnobs('fault:mall.search=500@1')
    await page.goto('/commodity-search/all?q=用药')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByText('共 3 件商品')).toBeVisible()
  })
})

test('[GOODS-005] the list of goods that can be shared requires a login, and then shows the reward', async ({
  page,
  as,
}) => {
  await page.goto('/commodity-search/goods-share')
  await expect(page).toHaveURL(/\/login\?target=/)
  await as('member')
  await page.goto('/commodity-search/goods-share')
  await expect(page.getByText('分享奖励 ¥3.00 起')).toBeVisible()
  await page.getByRole('button', { name: '分享祖源与个性特征基因检测' }).click()
  await expect(page.getByRole('dialog')).toContainText(/\/commodity-detail\/G007\?sharingCode=SHARE102/)
})

test('the list of goods that can be shared shows a link if it is empty, and a retry if its request fails', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  backend.setKnobs('fault:mall.search=empty')
  await page.goto('/commodity-search/goods-share')
  await expect(page.getByText('现在没有可以分享的商品')).toBeVisible()
  backend.setKnobs('fault:mall.search=500@1')
  await page.reload()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('分享奖励 ¥3.00 起')).toBeVisible()
})

test.describe('the goods page', () => {
  test('[GOODS-010] hides a promotion at its end without a reload', async ({ page }) => {
    await page.clock.install()
    await page.goto('/commodity-detail/G007')
    await expect(page.getByText(/^距结束 0[12]:\d\d:\d\d$/)).toBeVisible()
    // Advances half an hour at a time, because a reply sets the app’s time back to the server’s time.
    const halfAnHourLater = async () => {
      await page.clock.runFor('00:30:00')
      return page.getByText('限时折扣').count()
    }
    await expect.poll(halfAnHourLater, { intervals: [0], timeout: 60_000 }).toBe(0)
    await expect(page.getByRole('button', { name: '立即购买' })).toBeEnabled()
  })

  test('shows the benefits of every kind of promotion', async ({ page }) => {
    for (const [id, text] of [
      ['G007', '已省 ¥200.00'],
      ['G008', '已抢 23%'],
      ['G016', '分享返现 ¥5.00'],
      ['G021', '购买即送优惠券'],
    ] as const) {
      await page.goto(`/commodity-detail/${id}`)
      await expect(page.getByText(text)).toBeVisible()
    }
  })

  test('opens a picture full-screen; the picture can be zoomed, swiped to the next picture, and closed with Back', async ({
    page,
    context,
  }) => {
    await page.goto('/commodity-detail/G001')
    await page.getByRole('button', { name: '查看大图' }).first().click()
    const viewer = page.getByRole('dialog', { name: '查看大图' })
    await expect(viewer.getByText('1/3')).toBeVisible()
    const touch = await context.newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    const scale = () =>
      viewer.locator('[aria-hidden=false]').evaluate((slide) => new DOMMatrix(getComputedStyle(slide).transform).a)
    await send('touchStart', [150, 400], [240, 400])
    await send('touchMove', [100, 400], [290, 400])
    await send('touchEnd')
    await expect.poll(scale).toBeGreaterThan(1.5)
    // Two taps 100 ms apart by their own time stamps, however busy the machine is.
    const first = Date.now() / 1000
    for (const timestamp of [first, first + 0.1]) {
      const tap = { timestamp, touchPoints: [{ x: 190, y: 400 }] }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...tap })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', timestamp, touchPoints: [] })
    }
    await expect.poll(scale).toBe(1)
    await send('touchStart', [300, 400])
    await send('touchMove', [200, 400])
    await send('touchMove', [100, 400])
    await send('touchEnd')
    await expect(viewer.getByText('2/3')).toBeVisible()
    await page.goBack()
    await quiet(page)
    await expect(viewer).toHaveCount(0)
    await expect(page).toHaveURL(/\/commodity-detail\/G001$/)
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  })

  test('inside WeChat opens pictures in WeChat’s viewer, and has the sharing code in its share card', async ({
    page,
    context,
    as,
  }) => {
    const wechat = await installWechat(context, { profile: 'ios' })
    await as('member')
    await page.goto('/commodity-detail/G001')
    await expect.poll(() => wechat.cards().appMessage?.link).toMatch(/\/commodity-detail\/G001\?sharingCode=SHARE102$/)
    await page.getByRole('button', { name: '查看大图' }).first().click()
    await expect.poll(() => wechat.calls('imagePreview').length).toBe(1)
    await quiet(page)
    await expect(page.getByRole('dialog', { name: '查看大图' })).toHaveCount(0)
    await page.getByRole('button', { name: '分享', exact: true }).click()
    await page.getByRole('button', { name: '发给微信朋友' }).click()
    await page.getByRole('button', { name: /点右上角的“···”/ }).click()
    await quiet(page)
    await expect(page.getByRole('button', { name: '发给微信朋友' })).toHaveCount(0)
  })

  test('creates a poster as an image that contains the link and no names', async ({ page, as }) => {
    await as('member')
    await page.goto('/commodity-detail/G001')
    await page.getByRole('button', { name: '分享', exact: true }).click()
    await expect(page.getByText(/\/commodity-detail\/G001\?sharingCode=SHARE102$/)).toBeVisible()
    await page.getByRole('button', { name: '生成海报' }).click()
    const poster = page.getByRole('img', { name: /的分享海报，带二维码$/ })
    await expect(poster).toBeVisible()
    expect(await poster.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/)
    const size = () => poster.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    await expect.poll(size).toEqual([1125, 1800])
    await expect(page.getByText('长按图片保存或发给朋友')).toBeVisible()
    await quiet(page)
    await expect(page.getByText('李建国')).toHaveCount(0)
  })

  test('[GOODS-037] lets a person join a group through a link, complete it, and buy at the group price', async ({
    page,
    as,
    backend,
  }) => {
    await as('member')
    await page.goto('/commodity-detail/G006?groupCode=GROUP1')
    await expect(page.getByText(/还差 1 人成团/)).toBeVisible()
    await page.getByRole('button', { name: '参加拼团' }).click()
    await expect(page.getByText('已成团，现在下单就是拼团价')).toBeVisible()
    await page.getByRole('button', { name: '按拼团价购买' }).click()
    await page.getByRole('button', { name: /^确定 ¥/ }).click()
    await expect(page).toHaveURL(/\/order-info\/G006/)
    await expect(page.getByText('¥639.00').first()).toBeAttached()
    expect(backend.db.groups.find(({ id }) => id === 'GB1')?.userIds).toHaveLength(3)
  })

  test('[GOODS-037] lets a person start a group, share it and leave it', async ({ page, as, backend }) => {
    await as('new')
    await page.goto('/commodity-detail/G006')
    await page.getByRole('button', { name: '发起拼团' }).click()
    const sheet = page.getByRole('dialog', { name: '邀请朋友拼团' })
    await expect(sheet).toContainText(/groupCode=GROUPGB5001/)
    await sheet.getByRole('button', { name: '关闭' }).click()
    await page.getByRole('button', { name: '退出拼团' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出拼团' }).click()
    await expect(page.getByRole('button', { name: '发起拼团' })).toBeVisible()
    expect(backend.db.groups.filter(({ userIds }) => userIds.includes('U101'))).toEqual([])
  })

  test('[GOODS-016] asks the buyer before the order who shared the goods', async ({ page, as }) => {
    await as('member')
    await page.goto('/commodity-detail/G011?sharingCode=SHARE108')
    await page.getByRole('button', { name: '立即购买' }).click()
    await page.getByRole('button', { name: /^确定 ¥/ }).click()
    await expect(page.getByText('这件商品由“冯*”分享给您，对吗？')).toBeVisible()
    await page.getByText('不是，不带分享人').click()
    await expect(page).toHaveURL(/\/order-info\/G011\?(?!.*sharingCode)/)
  })
})

test('without banners and groups, the home page still has a way to buy goods', async ({ page, backend }) => {
  backend.setKnobs('fault:banner.list=500;fault:mall.groups=404')
  await page.goto('/Home/hot')
  await expect(page.getByRole('link', { name: new RegExp(FIRST) })).toBeVisible()
  await expect(page.getByText('分类没有加载出来')).toBeVisible()
  await quiet(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
