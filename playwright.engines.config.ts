import { defineConfig } from '@playwright/test'

/**
 * Engines that Playwright cannot drive (docs/adr/016-engines.md): only its test runner is used. The tests drive the
 * browsers and serve the built app themselves.
 */
export default defineConfig({
  testDir: 'e2e/engines',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // As in playwright.config.ts.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env['CI']
    ? [['list'], ['json', { outputFile: `reports/${process.env['REPORT'] ?? 'engines'}.json` }]]
    : [['list']],
  projects: [
    { name: 'chromium-86', testMatch: /old-kernel.*\.spec\.ts/ },
    { name: 'webkit', testMatch: /webkit.*\.spec\.ts/ },
  ],
})
