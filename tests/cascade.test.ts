import { readFileSync } from 'node:fs'
import { generate, parse, walk } from 'css-tree'
import { expect, test } from 'vitest'
import { allFiles, sourcesWithoutTests } from '#tests/sources.ts'

/**
 * A built style sheet contains the styles in the order in which their modules run (docs/adr/010-budgets.md). Shared
 * styles come before the styles of the domains. Any import may change the order of two sheets of one layer.
 */

interface Rule {
  file: string
  /** Value by property. */
  sets: Map<string, string>
}

/** The values that the rules with the selector `.name` alone set, by class. */
function rulesOf(files: readonly { file: string; text: string }[]): Map<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const { file, text } of files)
    walk(parse(text), {
      visit: 'Rule',
      enter({ prelude, block }) {
        for (const selector of generate(prelude).split(',')) {
          if (!/^\.[\w-]+$/.test(selector)) continue
          const rule = rules.get(selector.slice(1)) ?? { file, sets: new Map<string, string>() }
          for (const part of block.children)
            if (part.type === 'Declaration') rule.sets.set(part.property, generate(part.value))
          rules.set(selector.slice(1), rule)
        }
      },
    })
  return rules
}

const layerOf = (file: string): number => {
  if (/^src\/(styles|shared)\//.test(file)) return 0
  return file.startsWith('src/domains/') ? 2 : 1
}

/** The properties that both rules set to different values. `margin` sets `margin-top`, too. */
const conflicts = (one: Rule, two: Rule): string[] =>
  [...one.sets].flatMap(([a, value]) =>
    [...two.sets].some(([b, other]) => (a === b ? value !== other : a.startsWith(`${b}-`) || b.startsWith(`${a}-`)))
      ? [a]
      : [],
  )

/** Classes in one string of the code for which two sheets of one layer set the same property differently. */
function unorderedClasses(texts: readonly string[], rules: ReadonlyMap<string, Rule>): string[] {
  const together = texts.flatMap((text) => [...text.matchAll(/['"`]([^'"`\n]* [^'"`\n]*)['"`]/g)])
  return together.flatMap(([, names = '']) => {
    const own = names.split(/\s+/).flatMap((name) => {
      const rule = rules.get(name)
      return rule ? [{ name, rule }] : []
    })
    return own.flatMap(({ name, rule }, at) =>
      own
        .slice(at + 1)
        .filter((other) => other.rule.file !== rule.file && layerOf(other.rule.file) === layerOf(rule.file))
        .flatMap((other) => conflicts(rule, other.rule).map((property) => `${name} ${other.name}: ${property}`)),
    )
  })
}

test('no element has classes from two sheets of one layer that set the same property differently', () => {
  const sheets = allFiles.filter((file) => file.startsWith('src/') && file.endsWith('.css'))
  const rules = rulesOf(sheets.map((file) => ({ file, text: readFileSync(file, 'utf8') })))
  expect(rules.size).toBeGreaterThan(500)
  expect(
    unorderedClasses(
      sourcesWithoutTests.map(({ text }) => text),
      rules,
    ),
  ).toEqual([])
})

test('the order of two style sheets is relevant only if both set the same property', () => {
  const found = (one: string, two: string) =>
    unorderedClasses(
      ['<p className="bar ratio">'],
      rulesOf([
        { file: one, text: '.bar { display: flex; margin-top: 4px }' },
        { file: two, text: '@media print { .ratio, .foot { display: none } } .ratio { margin: 0 }' },
      ]),
    )
  expect(found('src/domains/a/a.css', 'src/domains/a/b.css')).toEqual(['bar ratio: display', 'bar ratio: margin-top'])
  expect(found('src/shared/ui/a.css', 'src/domains/a/b.css')).toEqual([])
})
