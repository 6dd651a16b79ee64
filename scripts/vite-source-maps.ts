import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Moves the source maps of a build out of the served folder, into dist-maps (tools/symbolicate). */
export const sourceMaps = (): Plugin => ({
  name: 'source-maps',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const maps = join(import.meta.dirname, '../dist-maps')
    rmSync(maps, { recursive: true, force: true })
    mkdirSync(maps)
    const assets = join(dir, 'assets')
    for (const name of readdirSync(assets).filter((file) => file.endsWith('.map')))
      renameSync(join(assets, name), join(maps, name))
  },
})
