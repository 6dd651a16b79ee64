import { partName, parts } from './parts.mjs'

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: parts[partName]?.mutate ?? [],
  tsconfigFile: 'no-tsconfig-needed.json',
  ignorePatterns: ['dist', 'dist-demo', 'docs', 'deploy', '.mock', '.stryker-*', 'test-results', 'reports'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: `.cache/mutation-${partName}.json`,
  tempDirName: `.stryker-${partName}`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false },
  jsonReporter: { fileName: `reports/mutation-${partName}.json` },
  // tools/mutation/mutation.mjs checks the score of all parts together.
  thresholds: { high: 95, low: 92, break: null },
  ignoreStatic: true,
}
