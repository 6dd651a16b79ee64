import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { writeContract } from '../../tools/gallery/contract.mjs'
import { temporaryFolder } from '../support/temporary.ts'

const root = join(import.meta.dirname, '../..')
const folder = temporaryFolder()
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

const run = (...given: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((done) => {
    execFile(process.execPath, ['tools/gallery/gallery.mjs', ...given], { cwd: root }, (failure, out, error) =>
      done({ code: failure ? Number(failure.code) : 0, out, error }),
    )
  })

/** Starts the command. Kills the command and its child processes when it begins to take pictures. */
const interrupt = async (...given: string[]): Promise<void> => {
  const command = spawn(process.execPath, ['tools/gallery/gallery.mjs', ...given], { cwd: root, detached: true })
  const ended = new Promise((done) => command.on('exit', done))
  command.stdout.on('data', (text) => {
    if (String(text).includes('states of')) process.kill(-(command.pid ?? 0), 'SIGKILL')
  })
  await ended
}

interface Manifest {
  version: number
  states: { name: string; looks: string[] }[]
  comparison: { changes: Record<string, number>; added: string[]; gone: string[] } | null
}
const manifestOf = (out: string) => JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Manifest

test('a gallery of selected states contains their pictures, and the changes compared with another gallery', async () => {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  await interrupt('--domain', 'address', '--state', 'address-edit', '--out', before)
  expect(existsSync(join(before, 'manifest.json'))).toBe(false)
  expect(readdirSync(before)).not.toEqual([])
  const first = await run('--domain', 'address', '--state', 'address-edit', '--out', before)
  expect(first).toMatchObject({ code: 0 })
  const { states } = manifestOf(before)
  expect(states.map(({ name }) => name)).toContain('address-edit')
  const pictures = states.flatMap(({ name, looks }) => looks.map((look) => `pictures/${name}-${look}.png`))
  expect(pictures.length).toBeGreaterThan(4)
  expect(pictures.filter((picture) => !existsSync(join(before, picture)))).toEqual([])

  // Changes the older gallery: a picture differs, one state is gone from the newer gallery, and one is new there.
  const picture = join(before, 'pictures/address-edit-390-dark.png')
  const png = PNG.sync.read(readFileSync(picture))
  png.data.fill(200, png.width * 300 * 4, png.width * 310 * 4)
  writeFileSync(picture, PNG.sync.write(png))
  const manifest = manifestOf(before)
  const [renamed] = manifest.states.filter(({ name }) => name !== 'address-edit')
  Object.assign(renamed ?? {}, { name: 'address-gone' })
  writeFileSync(join(before, 'manifest.json'), JSON.stringify(manifest))

  const second = await run('--domain', 'address', '--state', 'address-edit', '--out', after, '--compare', before)
  expect(second).toMatchObject({ code: 0 })
  const { comparison } = manifestOf(after)
  expect(Object.keys(comparison?.changes ?? {})).toEqual(['address-edit-390-dark'])
  expect(comparison?.gone).toEqual(['address-gone'])
  expect(comparison?.added).toHaveLength(1)

  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.goto(pathToFileURL(join(after, 'index.html')).href)
  const names = page.locator('figcaption strong')
  expect(await names.first().textContent()).toBe('address-edit')
  expect(await page.locator('figure').first().locator('img').count()).toBe(3)
  await page.getByLabel('只看有变化的').uncheck()
  await page.getByLabel('查找').fill('failing')
  expect(await names.allTextContents()).toEqual(['address-edit-failing'])
  await page.getByRole('link', { name: '接口说明' }).click()
  await page.getByRole('heading', { name: /^mall( |$)/ }).waitFor()
  await browser.close()
}, 240_000)

test('the contract page shows forms behind references, and the changes that a write makes', async () => {
  const out = join(folder, 'contract')
  cpSync(join(root, 'tools/gallery/page'), out, { recursive: true })
  writeContract(out)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  // The viewer reads the whole contract. On a busy machine, this takes longer than the default timeout of 30 s.
  page.setDefaultTimeout(120_000)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) foreign.push(request.url())
  })
  /** Opens an operation and waits until its forms are rendered. Returns its text. */
  const opened = async (call: string, field: string): Promise<string> => {
    const [domain = '', name = ''] = call.split('.')
    await page.goto(`${pathToFileURL(join(out, 'contract.html')).href}#/${domain}/${domain}.${name}`)
    await page.reload()
    const block = page.locator(`[id^="operations-${domain}-${domain}"][id$=".${name}"]`)
    await block.getByText(`"${field}"`).first().waitFor()
    return block.innerText()
  }
  expect(await opened('address.all', 'district')).toContain('GET')
  const create = await opened('order.create', 'id')
  expect(create).toContain('A write. It changes the reads of: ')
  // This entity contains itself.
  await opened('report.itemByCode', 'items')
  expect(await page.getByText(/Resolver error|Could not resolve/).count()).toBe(0)
  expect(foreign).toEqual([])
  await browser.close()
}, 240_000)

describe('the gallery command refuses bad input with one sentence, and overwrites nothing', () => {
  const notes = join(folder, 'notes')
  const older = join(folder, 'older')
  cpSync(join(root, 'docs/adr'), notes, { recursive: true })
  cpSync(join(root, 'docs/adr'), older, { recursive: true })
  writeFileSync(join(older, 'manifest.json'), '{"version":0}')
  const file = join(folder, 'file.txt')
  writeFileSync(file, 'notes')

  test.each([
    [['--domain', 'nope'], 'there are address, '],
    [['--state', 'no such state'], 'no state has this in its name'],
    [['--bogus'], 'usage:'],
    [['--compare', notes], 'there is no gallery'],
    [['--compare', older], 'has version 0, this command reads version 1'],
    [['--out', notes], 'there is no gallery'],
    [['--out', older], 'has version 0'],
    [['--out', file], 'is a file'],
    [['--out', join(file, 'below')], 'cannot be written (ENOTDIR)'],
    [['--out', '/proc/x'], 'cannot be written (ENOENT)'],
    [['--domain='], 'needs a value'],
    [['--domain', 'auth', '--state', 'login-loading'], 'no state has this in its name'],
  ])('with the arguments %j', async (given, sentence) => {
    const { code, out, error } = await run(...given)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(sentence)
    expect(error.trim().split('\n')).toHaveLength(1)
    expect(existsSync(join(notes, '001-versions.md'))).toBe(true)
  })
})
