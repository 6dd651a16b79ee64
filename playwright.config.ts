import { defineConfig, devices } from '@playwright/test'

const { defaultBrowserType: _webkit, ...phone } = devices['iPhone 15']

/**
 * The projects, which share the workers: the started app over real HTTP (e2e/started/npm-start-fixtures.ts starts it);
 * every address of the built app in the current Chromium and in Chromium 86; the built app (production) with the mock
 * backend's handlers in this process; the built app in a Chromium 86 and in a WebKit, which their own tests drive
 * (docs/adr/016-engines.md); and the static demo.
 */
const BUILT = Number(process.env['E2E_PORT'] ?? 4174)
const START_MS = 180_000

const builtServer = [
  { command: `node scripts/serve.mjs dist ${BUILT}`, port: BUILT, timeout: START_MS, reuseExistingServer: false },
]

const demoServer = [
  {
    command: `node scripts/serve.mjs dist-demo ${BUILT + 1}`,
    port: BUILT + 1,
    timeout: START_MS,
    reuseExistingServer: false,
  },
]

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // More workers take more processor time for the same tests: 45 of them 130 s with four, 103 s with two.
  workers: 3,
  // Tests that pass only on retry are listed at the end, and too many of them fail the run (scripts/test.mjs).
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Long, for busy machines. Speed is measured elsewhere (tools/bench/bench.mjs).
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Set by npm test (scripts/test/run.mjs).
  reporter: process.env['REPORT'] ? [['./scripts/test/progress.ts'], ['json']] : [['list']],
  use: {
    ...phone,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    // Shorter than the timeout of a test, so that the error names the step that did not end.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // A browser of its own takes 3 s of processor time to start: few workers for few tests, and for WebKit.
    { name: 'started', testDir: 'e2e/started', workers: 1 },
    { name: 'webkit', testDir: 'e2e/engines/webkit', workers: 2 },
    { name: 'addresses', testDir: 'e2e/addresses' },
    { name: 'built', testDir: 'e2e/built', use: { baseURL: `http://127.0.0.1:${BUILT}` } },
    // Screen tests cover the same steps: npm test runs these only in the full matrix (docs/test-time.md).
    { name: 'full', testDir: 'e2e/full', use: { baseURL: `http://127.0.0.1:${BUILT}` } },
    { name: 'chromium-86', testDir: 'e2e/engines/chromium-86', workers: 1 },
    {
      name: 'demo',
      testDir: 'e2e/demo',
      workers: 2,
      use: { baseURL: `http://127.0.0.1:${BUILT + 1}`, serviceWorkers: 'allow' },
    },
  ],
  // A single e2e test (scripts/e2e.mjs) needs only the built app.
  webServer: process.env['ONLY_BUILT'] ? builtServer : [...builtServer, ...demoServer],
})
