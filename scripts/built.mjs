import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, toolEnv } from './install.mjs'

const newest = (folder) =>
  Math.max(
    ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  )

/** Builds the app into `dist/` when a source is newer than the last build. */
export function ensureBuilt() {
  const page = join(root, 'dist/index.html')
  if (existsSync(page) && statSync(page).mtimeMs > Math.max(newest('src'), newest('public'))) return
  console.log('building …')
  const { status } = spawnSync('vite', ['build', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    // The caller may be a test; its environment variables must not change the build.
    env: toolEnv({ NODE_ENV: 'production' }),
  })
  if (status !== 0) process.exit(1)
}
