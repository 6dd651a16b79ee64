import type { bannerApi } from '#/domains/banner/api.ts'
import type { mallApi } from '#/domains/mall/api.ts'
import type { reportApi } from '#/domains/report/api.ts'
import { exampleReports } from '#/domains/report/source/report-ids.ts'
import { toCode } from '#/shared/lib/address.ts'
import type { paths } from '#/paths.ts'

/**
 * The first screens and the calls that their screen declarations (`routes.ts`) send, written here a second time,
 * because the app has not loaded yet. The compiler checks addresses and paths against their declarations; a test
 * compares the calls with the declarations.
 */

type RowPath<E> = E extends { row: { path: infer P } } ? P : never

export interface EarlyCall {
  method: 'GET' | 'POST'
  /** The path below the server, with parameters and query filled in. */
  path: string
  body?: string
  /** The reply is the same for everybody; the call is sent without a token even while somebody is signed in. */
  anonymous?: true
  /** The name under which the answer is cached on the device. */
  name?: string
  /** The app also shows the cached answer until the new answer arrives. */
  shown?: true
}

export interface FirstScreen {
  kind: 'home' | 'goods' | 'report'
  /** The calls that the row of the address sends. */
  calls: EarlyCall[]
  /** Whether the goods are shown at their own price and not at a group price. */
  plain?: boolean
  title?: string
  /** A sample report, which belongs to nobody. */
  example?: boolean
}

const GOODS: typeof paths.goods = '/commodity-detail/:id'
const REPORT: typeof paths.report = '/parent-page/:sampleId/:packageId'

/** The parameters of an address, decoded; empty if the address does not match. */
function paramsIn(pattern: string, pathname: string): string[] {
  const form = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}/?$`, 'i')
  try {
    return (form.exec(pathname) || []).slice(1).map(decodeURIComponent)
  } catch {
    return []
  }
}

function filled(path: string, ...values: string[]): string {
  let at = 0
  return `/${path.replace(/\{\w+\}/g, () => encodeURIComponent(values[at++] as string))}`
}

const get = (path: string, ...values: string[]): EarlyCall => ({ method: 'GET', path: filled(path, ...values) })

function home(): FirstScreen {
  const banner: RowPath<typeof bannerApi.list> = 'mall/api/public/banners/carousel'
  const groups: RowPath<typeof mallApi.groups> = 'mall/api/public/goods/groups'
  const search: RowPath<typeof mallApi.search> = 'mallsales/api/public/goods/search/standard-query'
  const calls: EarlyCall[] = [
    {
      method: 'POST',
      path: filled(banner),
      body: '{"position":"HOME"}',
      name: 'banners',
      anonymous: true,
      shown: true,
    },
    { ...get(groups), name: 'groups', anonymous: true, shown: true },
    { method: 'POST', path: `${filled(search)}?page=0&size=10`, body: '{}', name: 'goods', shown: true },
  ]
  return { kind: 'home', calls }
}

function goodsAt(id: string, query: URLSearchParams): FirstScreen | null {
  const plain: RowPath<typeof mallApi.goods> = 'mallsales/api/public/goods-with-state/{id}'
  const shared: RowPath<typeof mallApi.sharedGoods> = 'mallsales/api/public/goods-with-state/{id}/{sharingCode}'
  if (query.has('preview')) return null
  const code = toCode(query.get('sharingCode'))
  const call = code && !code.includes('/') ? get(shared, id, code) : get(plain, id)
  if (code?.includes('/')) call.path += `?${new URLSearchParams({ sharingCode: code })}`
  return { kind: 'goods', calls: [{ ...call, name: `goods ${id}` }], plain: !query.has('groupCode') }
}

function reportAt(place: string[], query: URLSearchParams): FirstScreen | null {
  const own: RowPath<typeof reportApi.summary> =
    'mallsales/api/public/reporting/gene/sample-package-summary-result/{sampleId}/{packageId}'
  const byCode: RowPath<typeof reportApi.summaryByCode> =
    'mallsales/api/public/reporting/sharing-code/{sharingCode}/sample-package-summary-result'
  const title = (exampleReports as Readonly<Record<string, string>>)[place[0] as string]
  const example = typeof title === 'string'
  const code = query.get('sharingCode')
  // The reports of a laboratory job and of a friend are not public.
  if (query.has('jobId') || query.has('friend') || !(example || code)) return null
  const call = code ? get(byCode, code) : get(own, ...place)
  return {
    kind: 'report',
    calls: [call],
    title: example ? title : '对方分享的报告',
    example,
  }
}

/** The first screen of an address, with its calls; null for all other addresses. */
export function firstScreen(pathname: string, search: string): FirstScreen | null {
  const query = new URLSearchParams(search)
  if (/^\/(Home(\/[^/]*)?\/?)?$/i.test(pathname)) return home()
  const [goods] = paramsIn(GOODS, pathname)
  if (goods) return goodsAt(goods, query)
  const report = paramsIn(REPORT, pathname)
  return report[1] ? reportAt(report, query) : null
}
