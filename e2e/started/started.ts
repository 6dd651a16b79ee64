import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'

const PORT = process.env['E2E_START_PORT'] ?? '5299'
const root = join(import.meta.dirname, '../..')

/** What `npm start` printed. */
interface Started {
  said: () => string
}

/**
 * Runs `npm start` during the tests of a worker. Each worker starts a new server, so that a second try does not depend
 * on the server of the first try.
 */
export const test = base.extend<object, { started: Started }>({
  baseURL: `http://localhost:${PORT}`,
  started: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'started-'))
      const server = spawn(process.execPath, ['scripts/start.mjs'], {
        cwd: root,
        env: { ...process.env, PORT, MOCK_STATE: join(folder, 'state.json') },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => void (said += String(text)))
      const ended = new Promise((done) => void server.on('close', done))
      try {
        await expect.poll(() => said, { timeout: 120_000 }).toContain('停止：Ctrl+C')
        await use({ said: () => said })
      } finally {
        // A server that did not start in time would hold the port of the next one.
        server.kill()
        await ended
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', auto: true, timeout: 150_000 },
  ],
})

test.afterEach(({ started }, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(started.said())
})

export { expect }
