import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allFiles } from '#tests/sources.ts'
import { parseTest, type TestFile } from '#tests/test-code.ts'
import {
  certainExpectations,
  classNames,
  conditionalExpectations,
  skippedTests,
  replacedModules,
  type Rule,
  fixedPauses,
  unawaitedAbsence,
  unawaitedScreen,
  uncountedLoops,
  unawaitedTitle,
} from '#tests/test-rules.ts'

/** These files contain forbidden code as examples. */
const FILES_WITH_EXAMPLES = ['tests/test-rules.test.ts', 'tests/support/test-rules.ts']
const files: TestFile[] = allFiles
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) || (/^(tests|e2e)\//.test(file) && /\.tsx?$/.test(file)))
  .filter((file) => !FILES_WITH_EXAMPLES.includes(file))
  .map((file) => parseTest(file, readFileSync(join(import.meta.dirname, '..', file), 'utf8')))
const e2e = files.filter(({ file }) => file.startsWith('e2e/'))
const screenTests = files.filter(({ file }) => file.endsWith('.test.tsx'))

/** Files that may break a rule, with the reason. */
type Allowed = Readonly<Record<string, string>>

const CLASS_NAME_EXCEPTIONS: Allowed = {
  'src/domains/user/store.test.tsx':
    'hides the page before any screen is there: a class of the document is all there is',
  'src/shared/ui/pictures/picture-viewer.test.tsx': 'locks scrolling by a class of the document; jsdom has no styles',
  'tests/replies/lenient-backend.test.tsx':
    'looks at every line of every screen; it checks that the classes are in use',
  'e2e/built/start/early-paint.spec.ts':
    'compares what is painted before the app, which has no roles, with the app’s own',
  'e2e/large-letters.ts': 'the kind of a button is a class: what is no button may be lower',
  'e2e/engines/screen-snapshot.ts': 'hidden text in engines without a common accessibility tree',
}
const PAUSE_EXCEPTIONS: Allowed = {
  'src/shared/wechat/signing.test.ts': 'the delay of a simulated answer, on fake timers',
  'tests/support/fake-sdk.ts': 'the delay of a simulated answer, on fake timers',
}

const rules: readonly [name: string, rule: Rule, on: readonly TestFile[], allowed: Allowed][] = [
  ['no element is found by its class name', classNames, files, CLASS_NAME_EXCEPTIONS],
  [
    'absence is asserted only when the screen is quiet',
    unawaitedAbsence,
    screenTests,
    { 'tests/quiet.test.tsx': 'shows what happens without waiting' },
  ],
  ['a loop over found elements counts them first', uncountedLoops, files, {}],
  ['no expectation is inside a condition', conditionalExpectations, files, {}],
  ['no test is skipped', skippedTests, files, {}],
  ['no test waits for a fixed time', fixedPauses, files, PAUSE_EXCEPTIONS],
  ['an assertion about the document title waits for it', unawaitedTitle, screenTests, {}],
  [
    'modules are mocked only in files with a worker of their own',
    replacedModules,
    files.filter(({ file }) => !/\.isolated\.test\./.test(file)),
    { 'tests/support/setup-node.ts': 'for all files of the project: without a window no toast can be shown' },
  ],
  ['no expectation is always true', certainExpectations, files, {}],
  ['a followed link has arrived before the next tap', unawaitedScreen, e2e, {}],
]

describe('no test can pass by chance', () => {
  test.each(rules)('%s', (_name, rule, on, allowed) => {
    expect(on.length).toBeGreaterThan(100)
    const broken = on.flatMap((file) => rule(file).map((line) => ({ file: file.file, line })))
    expect(broken.filter(({ file }) => !(file in allowed)).map(({ file, line }) => `${file}:${line}`)).toEqual([])
    expect(Object.keys(allowed).filter((file) => !broken.some((one) => one.file === file))).toEqual([])
  })
})

describe('the rules for tests detect violations', () => {
  const lines = (rule: Rule, text: string) => rule(parseTest('a.test.tsx', text)).length
  const inTest = (text: string) => `test('a', async () => { ${text} })`

  test.each([
    [classNames, "document.querySelector('.card')"],
    [classNames, "page.locator('a.row[href]').first()"],
    [classNames, "one.closest('.row')"],
    [classNames, "expect(one).toHaveClass('on')"],
    [classNames, "document.getElementsByClassName('card')"],
    [classNames, "screen.getByText('a', { selector: 'p > .muted' })"],
    [unawaitedAbsence, inTest("await app.sees('a'); expect(screen.queryByText('b')).toBeNull()")],
    [unawaitedAbsence, inTest("await quiet(); await app.press('a'); expect(sent.asked).toEqual([])")],
    [unawaitedAbsence, inTest('await quiet(); button.click(); expect(leave).not.toHaveBeenCalled()')],
    [unawaitedAbsence, "const bar = () => screen.queryByRole('link'); " + inTest('expect(bar()).toBeNull()')],
    [uncountedLoops, "for (const one of screen.queryAllByRole('link')) expect(one).toBeVisible()"],
    [uncountedLoops, "for (const one of document.querySelectorAll('a')) expect(one).toBeVisible()"],
    [uncountedLoops, "for (const one of await page.getByRole('link').all()) await expect(one).toBeVisible()"],
    [uncountedLoops, 'const some = all.filter(good); some.forEach((one) => expect(one).toBe(1))'],
    [conditionalExpectations, 'if (a) expect(b).toBe(1)'],
    [conditionalExpectations, 'a && expect(b).toBe(1)'],
    [conditionalExpectations, 'a ? expect(b).toBe(1) : undefined'],
    [skippedTests, "test.skip('a', () => {})"],
    [skippedTests, "describe.only('a', () => {})"],
    [skippedTests, "test.todo('a')"],
    [fixedPauses, 'await page.waitForTimeout(100)'],
    [fixedPauses, 'await new Promise((resolve) => setTimeout(resolve, 1_000))'],
    [unawaitedTitle, "await app.sees('a'); expect(document.title).toBe('a')"],
    [
      unawaitedScreen,
      "await page.getByRole('link', { name: 'a' }).first().click(); await page.getByLabel('b').fill('1')",
    ],
    [replacedModules, "vi.mock('./a.ts', () => ({ a: 1 }))"],
    [replacedModules, inTest("vi.doMock('./a.ts', { spy: true })")],
    [replacedModules, 'beforeEach(() => { vi.resetModules() })'],
    [certainExpectations, 'expect(true).toBe(true)'],
    [certainExpectations, "expect(screen.getByText('a')).toBeTruthy()"],
    [certainExpectations, "expect(await screen.findByText('a')).not.toBeNull()"],
    [certainExpectations, 'expect(a).toEqual({ b: expect.anything() })'],
    [certainExpectations, 'try { a() } catch {}'],
  ])('in the code $1', (rule, text) => expect(lines(rule, text)).toBe(1))

  test.each([
    [classNames, 'page.locator(\'a[href$=".svg"]\')'],
    [unawaitedAbsence, inTest("await quiet(); const a = 1; expect(screen.queryByText('b')).toBeNull()")],
    [unawaitedAbsence, inTest("expect(await app.calls('b')).toEqual([]); expect(screen.queryByText('b')).toBeNull()")],
    [uncountedLoops, "for (const one of screen.getAllByRole('link')) expect(one).toBeVisible()"],
    [
      uncountedLoops,
      'const some = all.filter(good); expect(some).toHaveLength(2); for (const one of some) expect(one).toBe(1)',
    ],
    [conditionalExpectations, 'expect(a ? b : 0).toBe(0)'],
    [fixedPauses, 'setTimeout(resolve)'],
    [replacedModules, 'vi.mocked(toast).mockClear()'],
    [unawaitedTitle, "await waitFor(() => expect(document.title).toBe('a'))"],
    [
      unawaitedScreen,
      "await page.getByRole('link').click(); await expect(page).toHaveURL('/b'); await page.getByLabel('b').fill('1')",
    ],
    [certainExpectations, "expect(screen.getByText('a')).toBeVisible()"],
  ])('accept other code: $1', (rule, text) => expect(lines(rule, text)).toBe(0))
})
