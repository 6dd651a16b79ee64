import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { allRows } from '#/app/route-domains.ts'
import { config } from '#/config.ts'
import { finalTarget } from '#/domains/auth/authorization-rules.ts'
import { targetAfterLogin } from '#/domains/auth/rules.ts'
import type { Backend } from '#/mocks/backend.ts'
import { personas } from '#/mocks/personas.ts'
import { searchOf } from '#/paths.ts'
import { cardOf, defaultCard, shareLink, addCard } from '#/shared/wechat/share-card.ts'
import { sharePicture } from '#/shared/wechat/share-picture.ts'
import { backendWithPayOrder } from './support/payment-setup.ts'
import { renderRoute } from './support/render-route.tsx'

/** Every route with its expected share card. A sharable row without an entry here fails. */

const ORIGIN = 'https://m.example.com'
const JUNK = 'code=C1&state=S1&from=singlemessage&isappinstalled=0&token=T&historyKey=1&debug=1&couponsPackage=P'

interface ExpectedCard {
  /** An address of the row with many parameters that must not be shared. */
  address: string
  as?: string
  backend?: Backend
  title: string | RegExp
  link: string
  /** Parameters that the page needs. */
  keeps?: Record<string, string>
}

const cards: Record<string, ExpectedCard> = {
  '/Home/:tab': { address: '/Home/hot', title: config.appName, link: '/Home' },
  '/commodity': { address: '/commodity', title: /商城/, link: '/commodity' },
  '/user-register-agreement': {
    address: '/user-register-agreement',
    title: `用户注册协议 - ${config.appName}`,
    link: '/user-register-agreement',
  },
  '/privacy-clause': { address: '/privacy-clause', title: `隐私条款 - ${config.appName}`, link: '/privacy-clause' },
  '/video-detail/:id': {
    address: '/video-detail/V1',
    title: '三分钟了解基因检测全过程',
    link: '/video-detail/V1',
  },
  '/lecture-video-detail/:id': {
    address: '/lecture-video-detail/LC1',
    title: '读懂基因检测报告：风险不等于诊断',
    link: '/lecture-video-detail/LC1',
  },
  '/live-detail/:id': {
    address: '/live-detail/LV3',
    title: '备孕第一课：该做哪些检查',
    link: '/live-detail/LV3',
  },
  '/action/:activityKey': {
    address: '/action/winter2026',
    as: 'member',
    title: '暖冬守护家人健康',
    link: '/action/winter2026',
  },
  '/motherday-2022': { address: '/motherday-2022', title: '给妈妈的一份安心', link: '/motherday-2022' },
  '/2022-11-activity': { address: '/2022-11-activity', title: '十一月健康月', link: '/2022-11-activity' },
  '/campaign/token-1': { address: '/campaign/token-1', title: '专题活动', link: '/campaign/token-1' },
  // Unknown campaigns have nothing to share.
  ...Object.fromEntries(
    [2, 3, 4].map((slot): [string, ExpectedCard] => [
      `/campaign/token-${slot}`,
      { address: `/campaign/token-${slot}`, title: config.appName, link: '/Home' },
    ]),
  ),
  '/summer-banner': { address: '/summer-banner', title: /^夏令活动/, link: '/summer-banner' },
  '/summer-activity': { address: '/summer-activity', as: 'member', title: /^夏令活动报名/, link: '/summer-activity' },
  '/payment-beself/:orderId': {
    address: '/payment-beself/O301',
    as: 'member',
    backend: backendWithPayOrder(),
    title: '请帮我付一下这笔订单',
    link: '/payment-beself/O301',
  },
  '/sign-form': {
    address: '/sign-form?id=E1',
    as: 'member',
    title: '孕期营养公开课',
    link: '/sign-form',
    keeps: { id: 'E1' },
  },
  '/commodity-detail/:id': {
    address: '/commodity-detail/G001',
    title: '全基因组健康检测·成人版',
    link: '/commodity-detail/G001',
  },
  '/commodity-detail/:id/:type': {
    address: '/commodity-detail/G001/hot',
    title: '全基因组健康检测·成人版',
    link: '/commodity-detail/G001',
  },
  '/parent-page/:sampleId/:packageId': {
    address: '/parent-page/R100501/PKG-ADULT',
    as: 'reported',
    title: '基因检测报告长什么样',
    link: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
  },
  '/parent-page/:sampleId/:packageId/report/:type': {
    address: '/parent-page/R100501/PKG-ADULT/report/all',
    as: 'reported',
    title: '基因检测报告长什么样',
    link: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
  },
  '/share-report/:sampleId/:sharingCode': {
    address: '/share-report/shared/RS501',
    title: '一份基因检测报告，分享给您看',
    link: '/share-report/shared/RS501',
  },
  '/my-invitation': { address: '/my-invitation', as: 'salesman', title: /^邀请您使用/, link: '/invitation-login' },
  '/my-invitation-new': {
    address: '/my-invitation-new',
    as: 'salesman',
    title: /^邀请您使用/,
    link: '/invitation-login',
  },
  '/visit-card/:id': {
    address: '/visit-card/SHARE108',
    title: /^一张健康顾问的名片/,
    link: '/visit-card/SHARE108',
  },
  // Until the owner has agreed, the screen has no share card of its own.
  '/general-share-poster': { address: '/general-share-poster', as: 'reported', title: config.appName, link: '/Home' },
  '/parent-page/:sampleId/:packageId/disease-detail/:category/:id': {
    address: '/parent-page/R100501/PKG-ADULT/disease-detail/COMMON_DISEASES/D001',
    as: 'reported',
    title: '从基因里能看到什么',
    link: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
  },
  ...Object.fromEntries(
    [
      ['composition', 'A001'],
      ['father', 'A002'],
      ['mother', 'A003'],
      ['neanderthal', 'A004'],
    ].map(([page, id]): [string, ExpectedCard] => [
      `/parent-page/:sampleId/:packageId/ancestry-${page}-detail/:category/:id`,
      {
        address: `/parent-page/R100501/PKG-ADULT/ancestry-${page}-detail/ANCESTRY/${id}`,
        as: 'reported',
        title: '从基因里能看到什么',
        link: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
      },
    ]),
  ),
  '/parent-page/:sampleId/:packageId/medicine-lifestyle-detail/:category/:id': {
    address: '/parent-page/R100501/PKG-ADULT/medicine-lifestyle-detail/PHARMACOGENOMICS/M001',
    as: 'reported',
    title: '从基因里能看到什么',
    link: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
  },
  '/commodity-consult-detail': {
    address: '/commodity-consult-detail',
    title: `商品咨询 - ${config.appName}`,
    link: '/commodity-consult-detail',
  },
  '/obstetric-qa': { address: '/obstetric-qa', title: `产科问答 - ${config.appName}`, link: '/obstetric-qa' },
  '/explore': { address: '/explore', title: `健康资讯 - ${config.appName}`, link: '/explore' },
  '/explore-classification/:type': {
    address: '/explore-classification/gene',
    title: '基因科普',
    link: '/explore-classification/gene',
  },
  '/article/:id': { address: '/article/A2', title: '家族健康史怎么记？一张表就够', link: '/article/A2' },
  // The screen on which a salesperson sends an article to customers.
  '/tool-operation/article': {
    address: '/tool-operation/article?id=A2',
    as: 'salesman',
    title: '家族健康史怎么记？一张表就够',
    link: '/article/A2',
  },
  '/article-activity-center': {
    address: '/article-activity-center',
    title: `活动中心 - ${config.appName}`,
    link: '/article-activity-center',
  },
}

const screenRows = await allRows()
const sharableRows = screenRows.filter((row) => row.share)
const openCards: (() => void)[] = []
afterEach(() => {
  for (const close of openCards.splice(0)) close()
})

/** Ids, names and numbers of all personas; sharing codes are allowed in links. */
const PERSONAL = new RegExp(personas.flatMap(({ id, fullName, mobile }) => [`\\b${id}\\b`, fullName, mobile]).join('|'))

test('[NAV-008] every route with a share card has an entry in this test', () => {
  expect(Object.keys(cards).toSorted()).toEqual(sharableRows.map(({ path }) => path as string).toSorted())
})

describe('[NAV-022] a screen that must not be shared has the default card', () => {
  test.each(screenRows.filter((row) => !row.share).map((row) => [row.path, row] as const))('%s', (_path, row) => {
    openCards.push(addCard({ title: '王秀兰的报告', description: '', picture: '', path: '/my-order/ALL' }))
    expect(cardOf(row)).toEqual(defaultCard())
    expect(shareLink(cardOf(row), ORIGIN)).toBe(`${ORIGIN}/Home`)
  })
})

describe('[NAV-008] a screen that can be shared has its own card, whose link contains nothing private', () => {
  test.each(sharableRows.map((row) => [row.path, row] as const))('%s', async (path, row) => {
    const line = cards[path]
    if (!line) throw new Error(`no line for ${path}`)
    const { address, as, backend, keeps = {} } = line
    const app = await renderRoute(`${address}${address.includes('?') ? '&' : '?'}${JUNK}`, {
      ...(as ? { as } : {}),
      ...(backend ? { backend } : {}),
    })
    await waitFor(() => expect(cardOf(row).title).toEqual(expect.stringMatching(line.title)), { timeout: 8000 })
    const card = cardOf(row)
    const link = new URL(shareLink(card, ORIGIN))
    expect(link.pathname).toBe(line.link)
    const others = [...link.searchParams].filter(([name]) => !/^(sharing|invitation)Code$/.test(name))
    expect(Object.fromEntries(others)).toEqual(keeps)
    expect(JSON.stringify([card, link.href])).not.toMatch(PERSONAL)
    expect(JSON.stringify(card)).not.toContain('R100501')
    expect(sharePicture(card, ORIGIN)).toMatch(/^https:\/\//)
    app.view.unmount()
    cleanup()
  })
})

/**
 * The sharable pages whose address takes the code of the person who shares the page. Two other codes are left out: the
 * code of a report opens this report (decision 171), and the code of a payment names the owner of the order.
 */
const rowsWithSharingCode = sharableRows.filter(
  ({ path }) => 'sharingCode' in searchOf(path, new URLSearchParams()) && !/^\/(parent-page|share-report)\//.test(path),
)
const withCode = (address: string, code: string) =>
  `${address}${address.includes('?') ? '&' : '?'}sharingCode=${encodeURIComponent(code)}`
const codeInCard = (row: (typeof rowsWithSharingCode)[number]) =>
  new URL(shareLink(cardOf(row), ORIGIN)).searchParams.get('sharingCode')

describe('[NAV-008] every page of content that can be sold or read accepts a sharing code', () => {
  const known = rowsWithSharingCode.filter(({ path }) => cards[path]?.link !== '/Home')

  test('the pages with a sharing code are goods, articles, videos, live lectures, events and campaigns', () => {
    expect(known.map(({ path }) => path as string).toSorted()).toEqual([
      '/2022-11-activity',
      '/action/:activityKey',
      '/article/:id',
      '/campaign/token-1',
      '/commodity-detail/:id',
      '/commodity-detail/:id/:type',
      '/lecture-video-detail/:id',
      '/live-detail/:id',
      '/motherday-2022',
      '/sign-form',
      '/video-detail/:id',
    ])
  })

  test.each(known.map((row) => [row.path, row] as const))(
    '%s opened by a salesperson is shared with the salesperson’s code',
    async (path, row) => {
      const address = cards[path]?.address ?? ''
      for (const opened of [address, withCode(address, 'SHARE109')]) {
        const app = await renderRoute(opened, { as: 'salesman' })
        await waitFor(() => expect(codeInCard(row)).toBe('SHARE108'), { timeout: 8000 })
        app.view.unmount()
      }
    },
  )

  const CODE = 'aGk+/w=='

  test.each(known.map(({ path }) => path))('%s keeps a visitor’s sharing code through a login', (path) => {
    const target = withCode(cards[path]?.address ?? '', CODE)
    expect([targetAfterLogin(target, 'OTHER'), finalTarget(target)]).toEqual([target, target])
  })

  const open = known.filter(({ login }) => !login)

  test.each(open.map((row) => [row.path, row] as const))(
    '%s opened by a visitor with a code is shared with the same code',
    async (path, row) => {
      await renderRoute(withCode(cards[path]?.address ?? '', CODE))
      await waitFor(() => expect(codeInCard(row)).toBe(CODE), { timeout: 8000 })
    },
  )
})
