import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** The commit of the checkout; empty without git. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return ''
  }
}

/** Version and commit of a build, such as 1.4.0-0f3a9c21; RELEASE in the environment replaces it. */
function releaseId(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return process.env['RELEASE'] || [version, commit()].filter(Boolean).join('-')
}

/**
 * Writes the release into index.html and /version.json, which an open page requests (src/app/release.ts). It is not
 * written into the scripts, so that an unchanged chunk has the same name in the next release.
 */
export const release = (): Plugin => ({
  name: 'release',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'release', content: releaseId() }, injectTo: 'head' }],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ release: releaseId() })}\n` })
  },
})
