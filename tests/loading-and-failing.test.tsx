import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#/app/route-domains.ts'
import { config } from '#/config.ts'
import { paths } from '#/paths.ts'
import type { ScreenState } from '#/shared/states/state.ts'
import { matchAt } from '../e2e/derived-states.ts'
import { screens } from '../e2e/screens.ts'
import { quiet } from './support/quiet.ts'
import { newBackend, renderRoute } from './support/render-route.tsx'

/** Opens every address on a bad connection: without answers, then with failing reads, then after a tap on 重试. */

/** Screens whose reads are optional: groups for a search, a preset number, a picture, a hint. */
const OPTIONAL_READS: readonly string[] = [
  paths.goodsSearch,
  paths.addressNew,
  paths.summerBanner,
  paths.consultInfo,
  paths.obstetricQa,
  paths.visitorNew,
]
/**
 * Screens that need a started payment. cashier.test.tsx and other-payment.test.tsx test their failures.
 */
const NEED_PAYMENT: readonly string[] = [paths.cashier, paths.paymentBeself]
const RETRY = { name: /重试|重新加载/ }

type VisitedState = Pick<ScreenState, 'address' | 'as' | 'knobs'>

/** The row of an address, and the calls that the row starts. */
function routeOf({ address, as }: VisitedState) {
  const { searchParams: query } = new URL(address, 'https://app.invalid')
  const at = matchAt(address)
  const reads = at?.row.data?.({ params: at.params, query, signedIn: as !== undefined }) ?? []
  const path = at?.row.path ?? ''
  return { path, personal: at?.row.personal, calls: [...new Set(reads.map(({ queryKey }) => String(queryKey[1])))] }
}

const seenKeys = new Set<string>()
const cases = screens
  .filter(({ knobs = '' }) => !knobs.includes('fault:'))
  .flatMap((state) => {
    const { path, calls, personal } = routeOf(state)
    const key = [path, ...calls].join(' ')
    if ((calls.length === 0 && !personal) || seenKeys.has(key)) return []
    seenKeys.add(key)
    return [
      {
        ...state,
        path,
        calls,
        personal,
        canFail: calls.length > 0 && ![...OPTIONAL_READS, ...NEED_PAYMENT].includes(path),
      },
    ]
  })

/** All values of `document.title` during a test. */
const titles = new Set<string>()
const titleObserver = new MutationObserver(() => titles.add(document.title))
beforeEach(() => {
  document.title = ''
  titles.clear()
  titleObserver.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => titleObserver.disconnect()
})

test('every address whose screen loads data is tested, and more than 40 of them are personal', async () => {
  const withReads = (await allRows()).filter(({ data }) => data).map(({ path }) => path)
  const opened = new Set<string>(cases.map(({ path }) => path))
  expect(withReads.filter((path) => !opened.has(path))).toEqual([])
  expect(cases.filter(({ personal }) => personal).length).toBeGreaterThan(40)
})

/** Reads of health data, or of the people who are tested. */
const HEALTH =
  /^(report|patient|genetic-friends|family|milestone|insurance|insurance-application)\.|^health\.(one|mine)$|^sample\.progress$|^doctor-qa\.(one|mine)$/

test('every screen that reads health data has the title 健康信息, except 我的', () => {
  const open = cases.filter(({ calls, personal }) => !personal && calls.some((id) => HEALTH.test(id)))
  expect([...new Set(open.map(({ path }) => path))]).toEqual([paths.myMain])
})

const NEUTRAL = `健康信息 - ${config.appName}`
const revealingTitles = ({ personal }: { personal: boolean | undefined }) =>
  [...titles].filter((title) => personal && title !== '' && title !== NEUTRAL)

/** Opens an address without any answer: the screen shows a skeleton or a heading, and no error message. */
async function openWithoutAnswers({ address, as, knobs = '' }: VisitedState, fail: readonly string[] = []) {
  const backend = newBackend([knobs, ...fail.map((id) => `fault:${id}=500`)].join(';'))
  const line = { opens: () => {} }
  const until = new Promise<void>((resolve) => void (line.opens = resolve))
  const app = await renderRoute(address, { backend, until, ...(as ? { as } : {}) })
  const waiting = screen.queryByRole('status', { name: '加载中' })
  expect(waiting ?? (await screen.findByRole('heading', { level: 1 }))).toBeVisible()
  await quiet()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/网络出现故障/)).toBeNull()
  return { app, answer: line.opens }
}

describe('on a bad connection, a screen shows a skeleton, then a failure with 联系客服 and 重试, without health data in the title', () => {
  test.each(cases.filter(({ canFail }) => canFail))('$address as $as: $calls', async (state) => {
    const { calls } = state
    const { app, answer } = await openWithoutAnswers(state, calls)
    answer()
    const [retry] = await screen.findAllByRole('button', RETRY)
    const pages = screen.queryAllByRole('heading', { name: '暂时无法显示' })
    const humans = screen.queryAllByRole('link', { name: '联系客服' }).map((one) => one.getAttribute('href'))
    expect(humans.filter((to) => to === paths.contactUs).length).toBeGreaterThanOrEqual(pages.length)
    await waitFor(async () => {
      const asked = await app.calls()
      expect(calls.filter((id) => !asked.some((one) => one.id === id))).toEqual([])
    })
    app.backend.setKnobs(state.knobs ?? '')
    await app.user.click(retry as HTMLElement)
    await waitFor(async () => {
      const read = (await app.calls()).filter(({ status }) => status === 200)
      expect(calls.filter((id) => !read.some((one) => one.id === id))).toEqual([])
    })
    await waitFor(() => expect(screen.queryByRole('button', RETRY)).toBeNull())
    await quiet()
    expect(screen.queryByText(/网络出现故障/)).toBeNull()
    await waitFor(() => expect(document.title).toContain(config.appName))
    expect(revealingTitles(state)).toEqual([])
  })

  test.each(cases.filter(({ canFail }) => !canFail))(
    '$address as $as loads no data and has no health data in its title',
    async (state) => {
      const { answer } = await openWithoutAnswers(state)
      answer()
      await waitFor(() => expect(document.title).toContain(config.appName))
      await quiet()
      expect(revealingTitles(state)).toEqual([])
    },
  )
})
