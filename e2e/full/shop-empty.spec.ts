import { expect, test } from '../fixtures.ts'

/** Every shop screen that may be empty shows a text and a link. */
interface EmptyScreen {
  address: string
  text: string
  /** The link and its target. A screen on which a person can only wait has no link. */
  on?: [label: string, where: RegExp]
  as?: string
  knobs?: string
}

const EMPTY_GOODS = 'fault:mall.search=empty'

const emptyScreens: readonly EmptyScreen[] = [
  {
    address: '/Home/hot',
    text: '暂时没有商品，请过一会儿再来看看',
    on: ['重新加载', /\/Home\/hot$/],
    knobs: EMPTY_GOODS,
  },
  { address: '/commodity', text: '商城还没有商品', on: ['返回首页', /\/Home\/hot$/], knobs: EMPTY_GOODS },
  { address: '/commodity-detail/G026', text: '该商品已删除', on: ['去首页看看', /\/Home\/hot$/] },
  {
    address: '/coupons-commodity-list/CT1',
    text: '这张券暂时没有可用的商品',
    on: ['去首页看看', /\/Home\/hot$/],
    knobs: 'fault:coupon-goods.list=empty',
  },
  {
    address: '/coupons-commodity-search/CT2/all?keyword=火箭',
    text: '可用商品里没有“火箭”',
    on: ['查看全部可用商品', /\/coupons-commodity-search\/CT2\/all$/],
  },
  {
    address: '/order-coupons-list?id=G001&number=1',
    text: '您还没有优惠券',
    // A person without an address must enter an address first.
    on: ['返回订单', /\/order-create-receiving-address-form\?target=%2Forder-info%2FG001/],
    as: 'new',
  },
  { address: '/merchant-ticket', text: '您还没有票券', on: ['去首页看看', /\/Home\/hot$/], as: 'new' },
  { address: '/lottery/L1', text: '您在这个活动里还没有抽奖券', on: ['去首页看看', /\/Home\/hot$/], as: 'new' },
  { address: '/raffle-lists', text: '您还没有抽过奖', on: ['去首页看看', /\/Home\/hot$/], as: 'new' },
  { address: '/bonus-lists', text: '您还没有奖品', on: ['查看抽奖记录', /\/raffle-lists$/], as: 'new' },
  {
    address: '/integral-mall',
    text: '暂时没有可兑换的商品，请过几天再来看看',
    as: 'new',
    knobs: 'fault:points.goodsSearch=empty',
  },
  {
    address: '/integral-list',
    text: '暂时没有任务，请过几天再来看看',
    on: ['去积分商城', /\/integral-mall$/],
    as: 'new',
    knobs: 'fault:points.taskManage=empty',
  },
  {
    address: '/login-task',
    text: '暂时没有登录任务',
    on: ['看看其他任务', /\/integral-list$/],
    as: 'new',
    knobs: 'fault:points.taskManage=empty',
  },
  { address: '/my-sign', text: '今天还没有记上', as: 'new', knobs: 'fault:points.loginDays=404' },
]

for (const { address, text, on, as: persona, knobs = '' } of emptyScreens)
  test(`the address ${address} without entries shows the text ${text}`, async ({ page, as, backend }) => {
    if (persona) await as(persona)
    backend.setKnobs(knobs)
    await page.goto(address)
    await expect(page.getByText(text).first()).toBeVisible()
    if (!on) return
    const [label, where] = on
    const main = page.getByRole('main')
    await main
      .getByRole('link', { name: label })
      .or(main.getByRole('button', { name: label }))
      .click()
    await expect(page).toHaveURL(where)
  })
