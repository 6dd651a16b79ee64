import { platformOf } from '#/shared/wechat/platform.ts'
import type { PayEnvironment } from '../rules.ts'

/** PAY-043: test hosts, which show the simulated channel, are local, private, or named `test.` or `test-`. */
const TEST_HOST =
  /^(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$|(^|[.-])test[.-]/

export const isTestHost = (host: string): boolean => TEST_HOST.test(host)

export const payEnvironment = (): PayEnvironment => ({
  wechat: platformOf().wechat,
  production: !isTestHost(window.location.hostname),
})
