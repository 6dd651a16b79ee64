import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readState, stateFile } from '#/mocks/vite-plugin.ts'
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

describe('the data file of npm start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'))

  test('none yet is no failure', () => expect(readState(join(folder, 'none.json'))).toBeUndefined())

  test.each([
    ['{"version":9,"db":{}}', '版本 9'],
    ['{"my":"notes"}', '不是模拟后端的数据'],
    ['not JSON', '不是模拟后端的数据'],
    ['null', '不是模拟后端的数据'],
  ])('%s is refused in one sentence and stays as it is', (content, found) => {
    const file = join(folder, 'state.json')
    writeFileSync(file, content)
    expect(() => readState(file)).toThrow(found)
    expect(() => readState(file)).toThrow(/^[^\n]+MOCK_STATE[^\n]+$/)
    expect(readFileSync(file, 'utf8')).toBe(content)
  })
})
