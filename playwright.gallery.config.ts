import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The pictures of the gallery (tools/gallery/gallery.mjs), taken of the built app. */

export default defineConfig({
  ...base,
  // Playwright empties this folder: the browser tests may run at the same time and need theirs.
  outputDir: '.cache/gallery-results',
  retries: 1,
  // Much of the time is spent waiting for the next frame, so more workers than cores.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['./e2e/gallery/progress.ts'],
    ['json', { outputFile: process.env['GALLERY_REPORT'] ?? 'reports/gallery.json' }],
  ],
  // By folder: a pattern would also match the folder of the repository.
  projects: [
    { name: 'gallery', testDir: 'e2e/gallery' },
    { name: 'readme', testDir: 'e2e/readme' },
  ],
  webServer: [],
})
