import { readFileSync } from 'node:fs'
import { generate, parse, walk } from 'css-tree'
import { describe, expect, test } from 'vitest'
import { allFiles, sourcesWithoutTests, type Source } from '#tests/sources.ts'
import { type Sheet, parseSheet, usedClasses } from '#tests/styles.ts'

/** Styles belong to components (docs/adr/020-own-styles.md). */

const UTILITIES = 'src/styles/utilities.css'
const TOKENS = 'src/styles/tokens.css'
const ANTD = 'src/styles/antd.css'

/** The classes that any component may use without an import. */
const utilities = ['card', 'card-head', 'icon-button', 'muted', 'sr-only']

/** Custom properties that a sheet sets on a part instead of the root and other sheets read, with the setting file. */
const sharedProperties: Readonly<Record<string, string>> = {
  // The colours of a severity, for icons, chips and verdicts inside of an element with `tone-…`.
  '--tone': 'src/domains/report/components/marks.css',
  '--tint': 'src/domains/report/components/marks.css',
  // The height of the strip below the title, for sticky elements below both.
  '--strip': 'src/shared/ui/page.css',
  // The height of a layout's own bar, below the actions of a page.
  '--bar-below': 'src/app/layouts/shell.css',
  // The aspect ratio of a picture, which SafeImage.tsx sets.
  '--ratio': 'src/shared/ui/pictures/SafeImage.tsx',
}

const read = (file: string) => parseSheet({ file, text: readFileSync(file, 'utf8') })
const sheets = allFiles.filter((file) => file.startsWith('src/') && file.endsWith('.css')).map(read)

/**
 * All files except the mock backend, with its style in its panel, and the early paint, with its style in index.html.
 */
const app = sourcesWithoutTests.filter(({ file }) => !/^src\/(mocks|early-paint)\//.test(file))

/** The page of the PDF viewer. It is HTML, and its script imports the sheets. */
const pdfPage: Source = {
  file: 'pdf/viewer.html',
  text: readFileSync('pdf/viewer.html', 'utf8').replaceAll(' class="', ' className="'),
  imports: app.find(({ file }) => file === 'src/pdf-page.ts')?.imports ?? [],
}
const users: readonly Source[] = [...app, pdfPage]

/** Whether a class name matches a used name. A used name with a star matches all names with the same beginning. */
const matchesUse = (name: string, used: string): boolean =>
  used.endsWith('*') ? name.startsWith(used.slice(0, -1)) : name === used

const isShared = (file: string): boolean => file.startsWith('src/styles/')

/** Classes that occur in two sheets: one of the two would style a component that belongs to the other. */
export function sharedClasses(all: readonly Sheet[]): string[] {
  const owner = new Map<string, string>()
  return all.flatMap(({ file, classes }) =>
    [...classes].flatMap((name) => {
      const first = owner.get(name)
      owner.set(name, first ?? file)
      return first ? [`${name}: ${first}, ${file}`] : []
    }),
  )
}

/** Selectors outside of the shared styles that style elements everywhere. */
export const unscopedSelectors = (all: readonly Sheet[]): string[] =>
  all
    .filter(({ file }) => !isShared(file))
    .flatMap(({ file, selectorsWithoutClass }) => selectorsWithoutClass.map((selector) => `${file}: ${selector}`))

/** Classes of the component library, and utilities that are on no list. */
export const foreignClasses = (all: readonly Sheet[]): string[] =>
  all.flatMap(({ file, classes }) =>
    [...classes]
      .filter((name) => (name.startsWith('adm-') ? file !== ANTD : file === UTILITIES && !utilities.includes(name)))
      .map((name) => `${file}: ${name}`),
  )

/** Class names in a file that no imported sheet defines. */
export const classesWithoutSheet = (files: readonly Source[], all: readonly Sheet[]): string[] =>
  files.flatMap((source) => {
    const own = all.filter(({ file }) => isShared(file) || source.imports.includes(file))
    return [...usedClasses(source)]
      .filter((used) => !own.some(({ classes }) => [...classes].some((name) => matchesUse(name, used))))
      .map((used) => `${source.file}: ${used}`)
  })

/** Unused rules: no file that imports the sheet uses the class. */
export const unusedRules = (files: readonly Source[], all: readonly Sheet[]): string[] =>
  all
    .filter(({ file }) => file !== ANTD)
    .flatMap(({ file, classes }) => {
      const written = files.filter(({ imports }) => isShared(file) || imports.includes(file)).map(usedClasses)
      return [...classes]
        .filter((name) => !written.some((names) => [...names].some((used) => matchesUse(name, used))))
        .map((name) => `${file}: ${name}`)
    })

/** Unused imports: the file uses no class of the imported sheet. */
export const unusedImports = (files: readonly Source[], all: readonly Sheet[]): string[] =>
  files.flatMap((source) =>
    all
      .filter(({ file }) => !isShared(file) && source.imports.includes(file))
      .filter(
        ({ classes }) => ![...usedClasses(source)].some((used) => [...classes].some((name) => matchesUse(name, used))),
      )
      .map(({ file }) => `${source.file}: ${file}`),
  )

/** Tokens outside of their file, unknown tokens, unused tokens, and colours that are no tokens. */
export function invalidTokens(all: readonly Sheet[]): string[] {
  const tokens = new Set(all.find(({ file }) => file === TOKENS)?.tokens)
  const reads = new Set(all.flatMap((sheet) => [...sheet.reads]))
  const others = all.filter(({ file }) => file !== TOKENS)
  return [
    ...others.flatMap((sheet) => [
      ...[...sheet.tokens].map((name) => `${sheet.file} defines ${name}`),
      ...[...sheet.locals].filter((name) => tokens.has(name)).map((name) => `${sheet.file} redefines ${name}`),
      ...[...sheet.reads]
        .filter((name) => !tokens.has(name) && !sheet.locals.has(name) && !(name in sharedProperties))
        .map((name) => `${sheet.file} reads ${name}`),
      ...sheet.hexColours.map((colour) => `${sheet.file}: ${colour}`),
    ]),
    ...[...tokens].filter((name) => !name.startsWith('--adm-') && !reads.has(name)).map((name) => `unused ${name}`),
  ]
}

const BUTTONS = ['src/shared/ui/Button.tsx', 'src/shared/ui/LinkButton.tsx', 'src/shared/pdf/dom.ts']

/** Buttons that are drawn by hand instead of by Button or LinkButton. */
export const buttonsWithoutComponent = (files: readonly Source[]): string[] =>
  files
    .filter((source) => !BUTTONS.includes(source.file))
    .filter((source) => [...usedClasses(source)].some((name) => name === 'button' || name.startsWith('button-')))
    .map(({ file }) => file)

/**
 * Rounded boxes for pictures that have a fixed width in a flex row, but no height of their own. A taller row would
 * stretch the box below its picture, so the lower corners of the picture would be square.
 */
function stretchedPictures({ file, text }: { file: string; text: string }): string[] {
  const found: string[] = []
  walk(parse(text), {
    visit: 'Rule',
    enter({ prelude, block }) {
      const rules = generate(block)
      const isPicture =
        /flex:0 0 \d+px/.test(rules) && rules.includes('overflow:hidden') && rules.includes('border-radius:')
      if (isPicture && !/align-self:|height:|aspect-ratio:/.test(rules)) found.push(`${file} ${generate(prelude)}`)
    },
  })
  return found
}

/** Rules that cut a text. */
function rulesThatCutText({ file, text }: { file: string; text: string }): string[] {
  const found: string[] = []
  walk(parse(text), {
    visit: 'Rule',
    enter({ prelude, block }) {
      if (/text-overflow:ellipsis|line-clamp:/.test(generate(block))) found.push(`${file} ${generate(prelude)}`)
    },
  })
  return found
}

/**
 * Rules with a fixed height that hides overflowing text. They cut a text if a person increases the distance between
 * letters, words, lines or paragraphs (WCAG 1.4.12).
 */
function rulesThatCutSpacedText({ file, text }: { file: string; text: string }): string[] {
  const found: string[] = []
  walk(parse(text), {
    visit: 'Rule',
    enter({ prelude, block }) {
      const rules = `;${generate(block).slice(1, -1)};`
      const isFixed = /;(?:max-)?height:[\d.]*[1-9][\d.]*(?:px|rem|em);/.test(rules)
      const hides = /;overflow(?:-y)?:(?:hidden|clip);/.test(rules)
      const hasText = /;(?:font-size|line-height|padding|text-align):/.test(rules)
      if (isFixed && hides && hasText) found.push(`${file} ${generate(prelude)}`)
    },
  })
  return found
}

describe('the style sheets of the app', () => {
  test('no fixed height cuts off a text when a person increases the text spacing', () => {
    expect(sheets.flatMap(({ file }) => rulesThatCutSpacedText({ file, text: readFileSync(file, 'utf8') }))).toEqual([])
    const rule = (rules: string) => rulesThatCutSpacedText({ file: 'a.css', text: `.a { overflow: hidden; ${rules} }` })
    expect(rule('height: 44px; padding: 0 12px')).toEqual(['a.css .a'])
    expect(rule('max-height: 3.2em; line-height: 1.6')).toEqual(['a.css .a'])
    expect(rule('min-height: 44px; padding: 0 12px')).toEqual([])
    expect(rule('height: 8px; border-radius: 4px')).toEqual([])
  })

  test('no text of a report is cut off, because the hidden half may reassure or warn', () => {
    const sheetsOfReport = sheets.filter(({ file }) => file.startsWith('src/domains/report/'))
    expect(sheetsOfReport.length).toBeGreaterThan(10)
    expect(sheetsOfReport.flatMap(({ file }) => rulesThatCutText({ file, text: readFileSync(file, 'utf8') }))).toEqual([
      // The name of the owner.
      'src/domains/report/words/components/report-page.css .whose',
    ])
    for (const cut of ['text-overflow: ellipsis', '-webkit-line-clamp: 2'])
      expect(rulesThatCutText({ file: 'a.css', text: `.a { ${cut} }` })).toEqual(['a.css .a'])
  })

  test('a picture in a row keeps its height, even if the row is higher', () => {
    expect(sheets.flatMap(({ file }) => stretchedPictures({ file, text: readFileSync(file, 'utf8') }))).toEqual([])
    const rule = (more: string) => ({
      file: 'a.css',
      text: `.a { flex: 0 0 88px; overflow: hidden; border-radius: 8px; ${more} }`,
    })
    expect(stretchedPictures(rule(''))).toEqual(['a.css .a'])
    expect(stretchedPictures(rule('align-self: flex-start'))).toEqual([])
  })

  test('a class belongs to one sheet, and a sheet has rules only for its own classes', () => {
    expect(sharedClasses(sheets)).toEqual([])
    expect(unscopedSelectors(sheets)).toEqual([])
    expect(foreignClasses(sheets)).toEqual([])
  })

  test('code imports the sheet of every class that it uses, and no other sheet', () => {
    expect(classesWithoutSheet(users, sheets)).toEqual([])
    expect(unusedImports(app, sheets).filter((line) => !line.startsWith('src/pdf-page.ts'))).toEqual([])
  })

  test('the styles of the early paint are in index.html, and each of these styles is used', () => {
    const page = readFileSync('index.html', 'utf8')
    const [style = ''] = /<style>[\s\S]*<\/style>/.exec(page) ?? []
    const named = (text: string) => new Set(text.match(/\bf-[a-z]+\b/g))
    const drawn = sourcesWithoutTests.filter(({ file }) => file.startsWith('src/early-paint/')).map(({ text }) => text)
    expect(named(style).size).toBeGreaterThan(10)
    expect([...named([page.replace(style, ''), ...drawn].join(' '))].sort()).toEqual(
      expect.arrayContaining([...named(style)].sort()),
    )
  })

  test('every rule is used', () => {
    expect(unusedRules(users, sheets)).toEqual([])
  })

  test('tokens are defined in one file, and every colour is a token', () => {
    expect(invalidTokens(sheets)).toEqual([])
    for (const file of Object.values(sharedProperties)) expect(allFiles).toContain(file)
  })

  test('every button is a Button or a LinkButton', () => {
    expect(buttonsWithoutComponent(users)).toEqual([])
  })
})

/** Selectors with text that stays on one line and is not cut off, with the reason why the text is short. */
const ONE_LINE: Readonly<Record<string, string>> = {
  '.price': 'an amount',
  '.bill-sum': 'an amount',
  '.order-row-sum': 'an amount',
  '.due': 'amounts',
  '.wallet-entry strong': 'an amount',
  '.amount-quick button': 'an amount',
  time: 'a date',
  '.coupon-card-face strong': 'an amount or a discount',
  '.kin-rung-range': 'two percentages',
  '.band-you strong': 'a percentage',
  '.my-order-count': 'a number',
  '.sign-day': 'a number',
  '.stats-table th,.stats-table td': 'numbers below fixed words',
  '.pdf-place': 'two page numbers',
  '.tour-foot>a,.tour-foot>button': 'fixed words',
  '.lottery-button': 'fixed words',
  '.sms-button': 'fixed words',
  '.home-search': 'fixed words',
  '.address-text em': 'a fixed word',
  '.tabs-tab': 'in a row that scrolls',
  '.class-chips a': 'in a row that scrolls',
}

/** The selectors of rules that keep a text on one line without cutting it off. */
export function oneLineSelectors(css: string): string[] {
  const found: string[] = []
  walk(parse(css), {
    visit: 'Rule',
    enter({ prelude, block }) {
      const rule = new Map<string, string>()
      for (const part of block.children) if (part.type === 'Declaration') rule.set(part.property, generate(part.value))
      const stays = rule.get('white-space') === 'nowrap' || rule.get('word-break') === 'keep-all'
      if (stays && rule.get('overflow') !== 'hidden') found.push(generate(prelude))
    },
  })
  return found
}

test('a text from the server of any length is wrapped, cut off or scrolled, and never widens the screen', () => {
  const found = sheets.flatMap(({ file }) => oneLineSelectors(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(ONE_LINE).toSorted())
  // All other elements inherit this value, and no sheet overrides it.
  expect(readFileSync('src/styles/base.css', 'utf8')).toContain('overflow-wrap: anywhere;')
  // Content that a browser cannot break stays inside (e2e/full/every/bad-input.spec.ts).
  expect(readFileSync('src/app/layouts/shell.css', 'utf8')).toMatch(/\.shell-main \{\s*overflow-x: clip;/)
  expect(sheets.filter(({ file }) => /overflow-wrap:\s*normal/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a date that is a line of its own is in <time>, which keeps it on one line', () => {
  const bare = app.filter(({ text }) => /<(?:span|p|em|strong)(?: [^>]*)?>\s*\{formatDate\([^{}]*\)\}\s*<\//.test(text))
  expect(bare.map(({ file }) => file)).toEqual([])
})

test('the check of the style sheets detects a rule that keeps a text on one line', () => {
  expect(
    oneLineSelectors('.a{white-space:nowrap}.b{white-space:nowrap;overflow:hidden}.c{word-break:keep-all}'),
  ).toEqual(['.a', '.c'])
})

describe('the checks of the style sheets detect', () => {
  const sheet = (file: string, text: string) => parseSheet({ file, text })
  const source = (file: string, text: string, ...imports: string[]): Source => ({ file, text, imports })
  const button = sheet('src/button.css', '.button { color: red }')

  test.each([
    ['defines its class again', '.button { margin: 0 }'],
    ['has a rule for it inside another class', '.my-card .button { margin: 0 }'],
    ['excludes it with :not', '.my-card > :not(.button) { margin: 0 }'],
    ['has a rule for it only in print', '@media print { .button { display: none } }'],
  ])('a sheet that restyles another component’s class: the sheet %s', (_how, text) => {
    expect(sharedClasses([button, sheet('src/my.css', text)])).toEqual(['button: src/button.css, src/my.css'])
  })

  test('rules for all elements, rules for the library’s classes, and new utilities', () => {
    expect(unscopedSelectors([sheet('src/my.css', '.a p {} p, [hidden] {} @keyframes x { to { top: 0 } }')])).toEqual([
      'src/my.css: p',
      'src/my.css: [hidden]',
    ])
    expect(foreignClasses([sheet('src/my.css', '.adm-popup {}'), sheet(UTILITIES, '.mt-8 {}')])).toEqual([
      'src/my.css: adm-popup',
      `${UTILITIES}: mt-8`,
    ])
  })

  test('a class whose sheet is not imported, and a class without a sheet', () => {
    const used = '<b className="button" /><i className="ghost" />'
    expect(classesWithoutSheet([source('A.tsx', used)], [button])).toEqual(['A.tsx: button', 'A.tsx: ghost'])
    expect(classesWithoutSheet([source('A.tsx', used, 'src/button.css')], [button])).toEqual(['A.tsx: ghost'])
  })

  test('an unused rule and an unused import', () => {
    const elsewhere = [source('A.tsx', '<b className="button" />'), source('B.tsx', '', 'src/button.css')]
    expect(unusedRules(elsewhere, [button])).toEqual(['src/button.css: button'])
    expect(unusedImports(elsewhere, [button])).toEqual(['B.tsx: src/button.css'])
  })

  test('tokens and colours outside their file, and unknown and unused tokens', () => {
    const tokens = sheet(TOKENS, ':root { --text: #111; --old: #222 }')
    const mine = sheet(
      'src/my.css',
      ':root { --mine: 1px } .a { --text: red; color: #fff; top: var(--gone) } .b { left: var(--text) }',
    )
    expect(invalidTokens([tokens, mine])).toEqual([
      'src/my.css defines --mine',
      'src/my.css redefines --text',
      'src/my.css reads --gone',
      'src/my.css: #fff',
      'unused --old',
    ])
  })

  test('a link that is styled as a button', () => {
    expect(buttonsWithoutComponent([source('A.tsx', '<Link className="button button-primary" />')])).toEqual(['A.tsx'])
    expect(buttonsWithoutComponent([source('A.tsx', '<button type="button" className="icon-button" />')])).toEqual([])
  })
})

test.each([
  ['className="a b"', ['a', 'b']],
  ["className={on ? 'a b' : 'c'}", ['a', 'b', 'c']],
  ["className={kind === 'plain' ? 'a' : undefined}", ['a']],
  ['className={`a tone-${tone}`}', ['a', 'tone-*']],
  ["className={`a tone-${locked ? 'locked' : 'plain'}`}", ['a', 'tone-locked', 'tone-plain']],
  ["className={`a${on ? ' a-on' : ''}`}", ['a', 'a-on']],
  ['className={`a tone-${tone}${on ? ` a-${size}` : ""}`}', ['a', 'a-*', 'tone-*']],
  ['bodyClassName="a"', ['a']],
  ["line.className = 'a'", ['a']],
  ["root.classList.toggle('a', on)", ['a']],
  ["element('p', { class: 'a', role: 'status' })", ['a']],
  ['// className="a"', []],
])('the check of the style sheets finds the classes used in the code %s', (text, names) => {
  expect([...usedClasses({ text })].sort()).toEqual(names)
})
