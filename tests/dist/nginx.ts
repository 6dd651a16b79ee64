import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from './bytes.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx'
/** The path of the brotli module on Debian and Ubuntu. Other systems test only the server without the module. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface RunningServer {
  origin: string
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>
  stop: () => Promise<void>
}

const listen = (server: { listen: (port: number, host: string, done: () => void) => unknown }) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

async function freePort(): Promise<number> {
  const socket = createSocket()
  await listen(socket)
  const { port } = socket.address() as AddressInfo
  await new Promise((resolve) => socket.close(resolve))
  return port
}

interface Setup {
  brotli: boolean
  /** The folder that the server serves; by default the build. */
  root?: string
}

/** Sets up a folder as in the README: the files of deploy/ with the names filled in, and a certificate. */
function writeServerFiles(folder: string, port: number, api: number, { brotli, root }: Required<Setup>): string {
  mkdirSync(join(folder, 'logs'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  copyFileSync(join(deploy, 'headers.conf'), join(folder, 'headers.conf'))
  if (brotli) copyFileSync(join(deploy, 'brotli.conf'), join(folder, 'brotli.conf'))
  const server = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('//API_UPSTREAM', `//127.0.0.1:${api}`)
    .replace(
      'root /srv/app/dist;',
      `root ${root};\n    ssl_certificate ${certificate};\n    ssl_certificate_key ${key};`,
    )
  const types = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${brotli ? `load_module ${BROTLI};` : ''}
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http { ${types} access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${server} }
`,
  )
  return file
}

/** Polls until the server answers. */
async function waitForServer(ask: RunningServer['ask'], process: ChildProcess): Promise<void> {
  for (;;) {
    if (process.exitCode !== null) throw new Error('nginx did not start')
    const up = await ask('/').then(
      () => true,
      () => false,
    )
    if (up) return
  }
}

/** Starts a real nginx with the files of deploy/ and the build; `api` answers proxied requests. */
export async function startNginx({ brotli, root = dist }: Setup): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const api: Server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ path: request.url, list: Array.from({ length: 500 }, () => 'x') }))
  })
  await listen(api)
  const port = await freePort()
  const file = writeServerFiles(folder, port, (api.address() as AddressInfo).port, { brotli, root })
  execFileSync(nginx, ['-t', '-q', '-c', file, '-p', folder])
  const process = spawn(nginx, ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: 'ignore' })
  const ask: RunningServer['ask'] = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, headers, rejectUnauthorized: false }
      get(options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      }).on('error', reject)
    })
  await waitForServer(ask, process)
  const stop = async () => {
    const gone = new Promise((resolve) => process.on('exit', resolve))
    process.kill('SIGTERM')
    await gone
    api.close()
    rmSync(folder, { recursive: true })
  }
  return { origin: `https://127.0.0.1:${port}`, ask, stop }
}

export const hasBrotli = existsSync(BROTLI)
