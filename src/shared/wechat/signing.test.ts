import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeSdkOptions, fakeSdk } from '#tests/fake-sdk.ts'
import { candidatesFor, createSigning } from './signing.ts'
import { JS_API_LIST, type PageSignature, type Proof, VERIFY_MS } from './verify-signature.ts'

const ENTRY = 'https://app.example.com/Home/hot?from=chat'
const A = 'https://app.example.com/commodity-detail/1'
const B = 'https://app.example.com/my-main'

beforeEach(() => void vi.useFakeTimers())

interface SetupOptions extends FakeSdkOptions {
  ios?: boolean
  wechat?: boolean
  /** Addresses for which the signature request fails. */
  down?: readonly string[]
}

function setup({ ios = false, wechat = true, down = [], ...options }: SetupOptions = {}) {
  const asked: string[] = []
  const fake = fakeSdk(options)
  const unanswered = new Set(down)
  const sign = async (url: string): Promise<PageSignature> => {
    asked.push(url)
    await new Promise((resolve) => void setTimeout(resolve, 20))
    if (unanswered.has(url)) throw new Error('500')
    return { appId: 'wx-test', timestamp: '1', nonceStr: 'n', signature: url }
  }
  const prove = () =>
    new Promise<Proof>((resolve) => {
      const fail = ({ errMsg = '' }) => resolve(errMsg.includes('offline') ? 'pending' : 'refused')
      fake.sdk.updateTimelineShareData({ title: '', link: '', imgUrl: '', success: () => resolve('accepted'), fail })
    })
  let here = ENTRY
  const currentUrl = () => here
  const signing = createSigning({ sign, sdk: fake.sdk, platform: { wechat, ios }, entryUrl: ENTRY, currentUrl, prove })
  /** Changes the address without requesting a signature. */
  const go = (url: string) => void (here = url)
  const page = async (url: string) => {
    go(url)
    const state = signing.page(url)
    await vi.advanceTimersByTimeAsync(30_000)
    return state
  }
  return { ...fake, asked, signing, page, go, unanswered }
}

/** WeChat accepts only the signatures of these addresses: on iOS the entry address, elsewhere the current address. */
const only = (...urls: string[]) => ({ accepts: ({ signature }: { signature: string }) => urls.includes(signature) })

test('[NAV-021] each page is signed for its own address, without the hash', async () => {
  const { page, asked } = setup()
  expect(await page(`${A}#part`)).toBe('ready')
  expect(await page(B)).toBe('ready')
  expect(asked).toEqual([A, B])
})

test('[NAV-021] an address whose signature is still valid is not signed again', async () => {
  const { page, asked, signing, configs } = setup()
  await page(A)
  await page(`${A}#other`)
  expect(signing.holds(A)).toBe(true)
  expect(asked).toEqual([A])
  expect(configs).toHaveLength(1)
})

test('[NAV-021] going back to a page signs the page again, because the SDK keeps only one signature', async () => {
  const { page, asked } = setup()
  await page(A)
  await page(B)
  await page(A)
  expect(asked).toEqual([A, B, A])
})

test('[ADD-001] outside WeChat, no page is signed, and no error is reported', async () => {
  const { page, asked, configs } = setup({ wechat: false })
  expect(await page(A)).toBe('idle')
  expect([...asked, ...configs]).toEqual([])
})

test('[VAL-040] iOS tries the entry address first, and later pages use the signature of the entry address, too', async () => {
  const { page, asked } = setup({ ios: true, ...only(ENTRY) })
  expect(await page(A)).toBe('ready')
  expect(await page(B)).toBe('ready')
  expect(asked).toEqual([ENTRY])
})

test('[VAL-040] if iOS rejects the entry address, the current address is signed, and each later page signs only its own address', async () => {
  const { page, asked } = setup({ ios: true, ...only(A, B) })
  expect(await page(A)).toBe('ready')
  expect(asked).toEqual([ENTRY, A])
  expect(await page(B)).toBe('ready')
  expect(asked).toEqual([ENTRY, A, B])
})

test('[VAL-040] on other systems, the entry address is tried once if the current address’s signature is invalid', async () => {
  const { page, asked } = setup(only(ENTRY))
  expect(await page(A)).toBe('ready')
  expect(asked).toEqual([A, ENTRY])
})

test.each([true, false])(
  '[VAL-040] a page for which no signature is valid (iOS %s) fails after two requests, and sends no more',
  async (ios) => {
    const { page, asked } = setup({ ios, ...only() })
    expect(await page(A)).toBe('failed')
    expect(await page(A)).toBe('failed')
    expect(asked.toSorted()).toEqual([A, ENTRY].toSorted())
  },
)

test('[VAL-040] on the entry page, its only address is tried once', async () => {
  const { page, asked } = setup(only())
  expect(await page(ENTRY)).toBe('failed')
  expect(asked).toEqual([ENTRY])
})

test('[VAL-039] a signature request that fails twice shows no error, and the next WeChat call sends it again', async () => {
  const { page, asked, unanswered } = setup({ down: [A, ENTRY] })
  expect(await page(A)).toBe('failed')
  expect(asked).toEqual([A, ENTRY])
  unanswered.clear()
  expect(await page(A)).toBe('ready')
  expect(asked).toEqual([A, ENTRY, A])
})

test('[VAL-041] the SDK is configured with the complete list of functions, a new list each time', async () => {
  const { page, configs } = setup()
  await page(A)
  await page(B)
  const wanted = [
    'chooseImage',
    'uploadImage',
    'downloadImage',
    'previewImage',
    'scanQRCode',
    'getLocation',
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'chooseWXPay',
    'hideMenuItems',
  ]
  for (const config of configs) expect(config.jsApiList).toEqual(expect.arrayContaining(wanted))
  expect(configs[1]?.jsApiList).toEqual([...JS_API_LIST])
  expect(configs[0]).toMatchObject({
    debug: false,
    appId: 'wx-test',
    timestamp: '1',
    nonceStr: 'n',
    signature: A,
    openTagList: [],
  })
})

test('[NAV-021] on quick navigation, the answers for previous pages are ignored, and the last page is signed', async () => {
  const { signing, asked, configs, go } = setup()
  go(B)
  const states = [signing.page(A), signing.page(B)]
  await vi.advanceTimersByTimeAsync(25)
  go(ENTRY)
  states.push(signing.page(ENTRY))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.all(states)).toEqual(['ready', 'ready', 'ready'])
  expect(asked.at(-1)).toBe(ENTRY)
  expect(configs.map(({ signature }) => signature)).not.toContain(A)
  expect(signing.holds(ENTRY)).toBe(true)
})

test('[NAV-021] if a page is left during its signature request, only the next page is configured', async () => {
  const { signing, configs, page, go, asked } = setup(only(A, B))
  go(A)
  const state = signing.page(A)
  await vi.advanceTimersByTimeAsync(5)
  go(B)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await state).toBe('idle')
  expect(configs).toEqual([])
  expect(await page(B)).toBe('ready')
  expect(await page(A)).toBe('ready')
  expect(asked).toEqual([A, B, A])
})

test('[NAV-021] iOS uses the entry address’s signature again after navigation', async () => {
  const { signing, configs, go } = setup({ ios: true, ...only(ENTRY) })
  go(A)
  const state = signing.page(A)
  await vi.advanceTimersByTimeAsync(5)
  go(B)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await state).toBe('ready')
  expect(configs.map(({ signature }) => signature)).toEqual([ENTRY])
})

test('[NAV-021] only one page is signed at a time', async () => {
  let open = 0
  let most = 0
  const { sdk } = fakeSdk()
  let here = ENTRY
  const sign = async (url: string) => {
    most = Math.max(most, (open += 1))
    await new Promise((resolve) => void setTimeout(resolve, 20))
    open -= 1
    return { appId: 'a', timestamp: 1, nonceStr: 'n', signature: url }
  }
  const signing = createSigning({
    sign,
    sdk,
    platform: { wechat: true, ios: false },
    entryUrl: ENTRY,
    currentUrl: () => here,
    prove: async () => 'accepted',
  })
  const all = Promise.all([A, B, A, ENTRY].map((url) => signing.page((here = url))))
  await vi.advanceTimersByTimeAsync(1000)
  await all
  expect(most).toBe(1)
})

test('[VAL-040] if the SDK never answers, signing times out for both addresses', async () => {
  const { signing, asked, go } = setup({ accepts: () => 'never' })
  go(A)
  const state = signing.page(A)
  await vi.advanceTimersByTimeAsync(VERIFY_MS * 2 + 100)
  expect(await state).toBe('failed')
  expect(asked).toEqual([A, ENTRY])
})

test('[VAL-039] if the SDK throws an error, signing fails without an exception', async () => {
  const { sdk, page } = setup()
  sdk.config = () => {
    throw new Error('frozen')
  }
  expect(await page(A)).toBe('failed')
})

test('[VAL-040] at most two addresses are signed, and the kind that was valid before is signed first', () => {
  expect(candidatesFor(A, ENTRY, 'entry').map(({ url }) => url)).toEqual([ENTRY, A])
  expect(candidatesFor(A, ENTRY, 'current').map(({ url }) => url)).toEqual([A, ENTRY])
  expect(candidatesFor(ENTRY, ENTRY, 'entry')).toHaveLength(1)
})
