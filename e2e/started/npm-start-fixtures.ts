import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'

const PORT = process.env['E2E_START_PORT'] ?? '5299'
const root = join(import.meta.dirname, '../..')

/** What `npm start` printed. */
interface StartedServer {
  output: () => string
}

/**
 * Runs `npm start` during the tests of a worker. Each worker starts a new server, so that a second try does not depend
 * on the server of the first try.
 */
export const test = base.extend<object, { server: StartedServer }>({
  baseURL: `http://localhost:${PORT}`,
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'started-'))
      const child = spawn(process.execPath, ['scripts/start.mjs'], {
        cwd: root,
        env: { ...process.env, PORT, MOCK_STATE: join(folder, 'state.json') },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => void (output += String(text)))
      const ended = new Promise((done) => void child.on('close', done))
      try {
        await expect.poll(() => output, { timeout: 120_000 }).toContain('停止：Ctrl+C')
        await use({ output: () => output })
      } finally {
        // A server that did not start in time would hold the port of the next one.
        child.kill()
        await ended
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', auto: true, timeout: 150_000 },
  ],
})

test.afterEach(({ server }, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(server.output())
})

export { expect }
