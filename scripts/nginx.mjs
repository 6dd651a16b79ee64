// Finds an nginx for the tests of deploy/; on Debian and Ubuntu as root it installs one, with its brotli module.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.mjs'

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'openssl']

const onPath = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** @returns the path of nginx; exits with a clear message when there is none. */
export function ensureNginx() {
  const complete = onPath('nginx') && existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
  if (!complete) aptInstall(...PACKAGES)
  const found = onPath('nginx')
  if (found && onPath('openssl')) return found
  console.error(
    '部署配置的测试需要 nginx 和 openssl（Debian/Ubuntu：sudo apt-get install nginx-light openssl），安装后再运行 npm test。',
  )
  process.exit(1)
}
