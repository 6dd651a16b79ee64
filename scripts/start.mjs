// npm start: installs missing packages, starts the app with its embedded backend, prints addresses and personas.
import { networkInterfaces } from 'node:os'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, nodePath, root, toolEnv } from './install.mjs'
import { portIn, whyTaken } from './port.mjs'

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

const given = process.env.PORT || '5173'
const port = portIn(given) ?? 0
if (port === 0) refuse(`PORT=${given} 不是端口，请用 1 到 65535 的整数，如 PORT=5174 npm start`)
const taken = await whyTaken(port)
if (taken) {
  const why = taken === 'EADDRINUSE' ? '已被占用' : `不能使用（${taken}）`
  refuse(
    `端口 ${port} ${why}，请停止占用它的程序，或用 PORT=<端口> 换一个，如 PORT=${port < 65_535 ? port + 1 : 5174} npm start`,
  )
}

ensureInstalled()
const node = nodePath()

const lan = Object.values(networkInterfaces())
  .flat()
  .find((entry) => entry && entry.family === 'IPv4' && !entry.internal)?.address

const server = spawn(
  node,
  [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort', '--clearScreen', 'false'],
  {
    cwd: root,
    env: toolEnv({ PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)

async function tell() {
  const { default: qr } = await import('qrcode-terminal')
  const { personas, SMS_CODE } = await import('./personas.mjs')
  const local = `http://localhost:${port}/`
  console.log(`\n  本机：    ${local}`)
  if (lan) {
    const address = `http://${lan}:${port}/`
    console.log(`  同一网络：${address}\n`)
    qr.generate(address, { small: true }, (code) => console.log(code.replace(/^/gm, '  ')))
  }
  console.log(`  可以用以下手机号登录，验证码都是 ${SMS_CODE}（先点“获取验证码”）：\n`)
  for (const person of personas)
    console.log(`  ${person.mobile}  ${person.persona.padEnd(9)} ${person.fullName}  ${person.note}`)
  console.log(`\n  或在地址后加 ?mock=persona:member 直接以该身份打开；?mock=fault:order.create=502@1 让一次调用出错。`)
  console.log(`  情景、数据和调用：${local}__mock/`)
  console.log(`  重置数据：${local}__mock/reset    停止：Ctrl+C\n`)
}

let told = false
server.stdout.on('data', (chunk) => {
  if (!told && String(chunk).includes('ready in')) {
    told = true
    void tell()
  }
})
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
