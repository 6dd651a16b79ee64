import type { Rolldown } from 'vite'

/**
 * The maximum size of a chunk, in KB. pdf.js and echarts are one file each and load on demand; tests/dist has the
 * budgets of the first screens.
 */
export const CHUNK_KB = 1300

/** A warning fails the build. */
export const strict = {
  // The debug console, which loads on demand, uses eval. Timings depend on the machine.
  checks: { eval: false, pluginTimings: false },
  onwarn: (warning) => {
    throw new Error(warning.message)
  },
} satisfies Rolldown.InputOptions
