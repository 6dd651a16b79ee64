import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths, sharingAt } from '#/paths.ts'
import { renderRoute } from '#tests/render-route.tsx'

const CODE = 'SHARE108'

/** Addresses that a salesperson shares, and lists that link to them. A sharing code names the sharer (decision 48). */
const sharedAddresses = [
  '/action/winter2026',
  '/motherday-2022',
  '/commodity',
  '/Home/hot',
  '/commodity-search/ALL',
  '/explore',
  '/article/A1',
  '/famous-doctor-hall',
  '/article-activity-center',
]

/** Matchers for the addresses that accept a sharing code. */
const takers = Object.values(paths)
  .filter((path) => sharingAt(path) === 'taken')
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/?#]+')}$`))

const takesSharer = (href: string): boolean =>
  takers.some((one) => one.test(new URL(href, 'https://app.invalid').pathname))

/** The links on the screen to addresses that accept a sharing code. */
const linksThere = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/') && takesSharer(href)),
  ),
]

test.each(sharedAddresses)(
  'on the address %s, opened with a sharing code, all links lead to addresses with that code',
  async (at) => {
    const app = await renderRoute(`${at}?sharingCode=${CODE}`, { as: 'new' })
    await waitFor(() => expect(linksThere()).not.toEqual([]), { timeout: 8000 })
    const links = linksThere()
    // One link of each kind is enough: the router adds the code, not the link.
    const kinds = [...new Map(links.map((href) => [href.split('/')[1], href])).values()]
    for (const href of kinds) {
      await app.router.navigate(href)
      await waitFor(() => expect(app.address()).toContain(`sharingCode=${CODE}`))
    }
  },
)

test('after a visit with a sharing code, the request for goods contains this code', async () => {
  const app = await renderRoute(`/campaign/token-1?sharingCode=${CODE}`)
  await app.sees('这个活动有自己的地址。')
  await app.router.navigate('/commodity-search/ALL')
  await app.router.navigate('/commodity-search/ALL?group=1')
  await app.router.navigate('/commodity-detail/G001')
  await app.arrives('/commodity-detail/G001?sharingCode=SHARE108')
  await app.sees('全基因组健康检测·成人版')
  expect((await app.calls('mall.sharedGoods')).map(({ input }) => input)).toEqual([
    expect.objectContaining({ id: 'G001', sharingCode: CODE }),
  ])
})

test('the sharing code of a later link replaces the code of the earlier link', async () => {
  const app = await renderRoute(`/article/A1?sharingCode=${CODE}`, { as: 'new' })
  await app.router.navigate('/article/A2?sharingCode=SHARE109')
  await app.router.navigate('/explore')
  await app.router.navigate('/article/A1')
  await waitFor(() => expect(app.address()).toBe('/article/A1?sharingCode=SHARE109'))
})

test('the code of a shared report is not stored as a sharing code', async () => {
  const app = await renderRoute('/parent-page/RS102/RP102?sharingCode=REPORT1', { as: 'new' })
  await app.router.navigate('/article/A1')
  await app.arrives('/article/A1')
  expect(app.address()).toBe('/article/A1')
})

test('a visit without a sharing code adds no code to addresses', async () => {
  const app = await renderRoute('/explore', { as: 'new' })
  await app.router.navigate('/article/A1')
  await app.arrives('/article/A1')
  expect(app.address()).toBe('/article/A1')
})
