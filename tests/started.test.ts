import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stateFile } from '#/mocks/vite-plugin.ts'
import config from '../vite.config.ts'

const root = join(import.meta.dirname, '..')

describe('npm start', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test.each([
    [undefined, join(root, '.mock/state.json')],
    ['.mock/other.json', join(root, '.mock/other.json')],
    ['/tmp/qa/state.json', '/tmp/qa/state.json'],
  ])('with MOCK_STATE=%s stores its data in %s', (given, file) => expect(stateFile(given)).toBe(file))

  test('keeps a separate cache for each port, so that two instances can run at once', async () => {
    const cacheOn = async (port: string) => {
      vi.stubEnv('PORT', port)
      return (await config({ command: 'serve', mode: 'development' })).cacheDir
    }
    const folders = [await cacheOn('5173'), await cacheOn('5174')]
    expect(new Set(folders).size).toBe(2)
    for (const folder of folders) expect(folder).toMatch(/^node_modules\/\.vite\//)
  })
})
