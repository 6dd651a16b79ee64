import type { Jssdk, SdkAnswer, SdkCallbacks, SdkConfig } from '#/shared/wechat/jssdk.ts'

/** Behaves like the real SDK: reports ready even after errors, may never answer, and changes the lists it gets. */

export type FakeAnswer = 'ok' | 'cancel' | 'never' | { fail: string } | { result: Record<string, unknown> }

export interface FakeSdk {
  sdk: Jssdk
  configs: SdkConfig[]
  calls: { name: string; options: Record<string, unknown> }[]
  /** The next answers of each function in order. All later answers are `ok`. */
  next: Record<string, FakeAnswer[]>
}

export interface FakeSdkOptions {
  /** Whether WeChat accepts this configuration; `never`: WeChat does not answer. */
  accepts?: (config: SdkConfig) => boolean | 'never'
  /** The ms until a signature is checked. */
  delay?: number
}

type Options = Record<string, unknown> & SdkCallbacks

function answerWith(name: string, options: Options, answer: FakeAnswer): void {
  if (answer === 'never') return
  if (answer === 'cancel') options.cancel?.({ errMsg: `${name}:cancel` })
  else if (typeof answer === 'object' && 'fail' in answer) options.fail?.({ errMsg: `${name}:${answer.fail}` })
  else options.success?.({ errMsg: `${name}:ok`, ...(typeof answer === 'object' ? answer.result : {}) })
}

export function fakeSdk({ accepts = () => true, delay = 10 }: FakeSdkOptions = {}): FakeSdk {
  const configs: SdkConfig[] = []
  const calls: FakeSdk['calls'] = []
  const next: FakeSdk['next'] = {}
  let checked: 'pending' | 'good' | 'bad' = 'pending'
  let finished = false
  let waiting: (() => void)[] = []
  let failed: (answer: SdkAnswer) => void = () => undefined

  const permission = (): FakeAnswer | null => {
    if (checked === 'good') return null
    return { fail: checked === 'pending' ? 'the permission value is offline verifying' : 'permission denied' }
  }
  const api = (name: string) => (options: object) => {
    calls.push({ name, options: options as Record<string, unknown> })
    const answer = permission() ?? next[name]?.shift() ?? 'ok'
    setTimeout(() => answerWith(name, options as Options, answer), 1)
  }
  const finish = (good: boolean) => {
    checked = good ? 'good' : 'bad'
    finished = true
    if (!good) failed({ errMsg: 'config:invalid signature' })
    for (const done of waiting) done()
    waiting = []
  }
  const sdk: Jssdk = {
    config: (config) => {
      configs.push(structuredClone(config))
      config.jsApiList[0] = 'native'
      checked = 'pending'
      const good = accepts(config)
      if (good !== 'never') setTimeout(() => finish(good), delay)
    },
    ready: (done) => (finished ? done() : void waiting.push(done)),
    error: (listener) => {
      failed = listener
    },
    updateAppMessageShareData: api('updateAppMessageShareData'),
    updateTimelineShareData: api('updateTimelineShareData'),
    chooseImage: api('chooseImage'),
    uploadImage: api('uploadImage'),
    scanQRCode: api('scanQRCode'),
    previewImage: api('previewImage'),
  }
  return { sdk, configs, calls, next }
}
