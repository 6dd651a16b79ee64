import fc from 'fast-check'

/** Random tests have the same cases in every run. A test may set a seed of its own. */
fc.configureGlobal({ seed: 20_261_120 })
