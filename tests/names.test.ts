import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourcesWithoutTests, withoutComments, type Source, sources } from '#tests/sources.ts'

/** Old names that technical terms have replaced (docs/glossary.md, CONTRIBUTING.md). */

const root = join(import.meta.dirname, '..')

/** Old names of files and folders, with their new names. */
const OLD_FILES: readonly (readonly [RegExp, string])[] = [
  [/^src\/domains\/[^/]+\/(.*\/)?contract\.ts$/, 'api.ts'],
  [/^src\/domains\/.*\/addresses\.ts$/, 'src/paths/<domain>.ts'],
  [/^src\/domains\/.*\/writes(\..*)?\.ts$/, 'mutations.ts'],
  [/^src\/.*\/parts\//, 'components/'],
  [/^src\/domains\/.*\/components\/use-/, 'hooks/ or forms/'],
  [
    /^src\/domains\/(kin|storage|registration|reservation|qa|session|insure|coupon-goods|milestone)\//,
    'see the glossary',
  ],
  [/^src\/first\//, 'src/early-paint/'],
  [/^src\/shared\/ui\/late\//, 'src/shared/ui/lazy/'],
  [/^src\/shared\/lib\/document\//, 'src/shared/lib/page-load/'],
]

/** Old names in the code, with their new names. */
const OLD_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(useWrite|runWrite|sendWrite|writeOf)\b/, 'useAppMutation, runMutation, sendMutation, defineMutationOf'],
  [/\b(onceKey|hasOnceKey|spendOnceKey|giveUpOthers)\b/, 'idempotencyKey, clearIdempotencyKey, clearExclusiveGroup'],
  [/\bmarkStale\b/, 'invalidate'],
  [/\bleadOn\b/, 'redirectFrom'],
  [/\bRefuse\(/, 'HttpError'],
  [/\b(breach|breaches)\b/, 'violation'],
  [/\b(payPlace|ReportPlace)\b/, 'payEnvironment, ReportRef'],
  [/[Ss]tand-in/, 'mock backend'],
  [/\b(documentState|documentStore|renewDocument)\b/, 'pageState, pageStore, simulatePageLoad'],
  [/\b(FirstTaken|handOver|KeptEntry|KeptShelf|watchKept|keepFirst)\b/, 'EarlyAnswers, takeAnswer, CachedAnswer'],
  [/\b(useHere|inDoubtSince|whenCalm|forgetLayers|keepBehind)\b/, 'useIsShown, pendingSince, whenIdleAfterStart'],
  [/\b(late(Code|Part|Layer|Panel|View)|InsteadOfLayer|PartWait)\b/, 'lazyCode, LayerPlaceholder, PartLoading'],
  [/\b(FoldedList|WayOn|sayRefusedWrite)\b/, 'CollapsedRows, a link or an action, showRefusedWriteNotice'],
  [
    /\b(keepRemains|remainsOf|keepDraft|forgetDrafts?|kept[A-Z]\w+)\b/,
    'storeValues, storeDraft, removeDraft, persisted…',
  ],
  [/\b(FlagOrUnread|withoutUnread|unreadText|orGone|ReadAgain)\b/, 'unreadable…, queryOrNull, RefetchButton'],
  [
    /\b(mayVeil|useElsewhere|useBeside|useOtherBody|OneThing|oneThingOf)\b/,
    'HiddenReason, …OtherItem, MainRecommendation',
  ],
  [/\b(looksOf|aloneCashier|[Ss]ifted|letGo|tellOpener)\b/, 'pageViewsOf, standaloneCashier, filtered, releaseExpired'],
  [/\bMOST(_[A-Z]+)*\b/, 'MAX…'],
  // A type has a noun as its name, not a participle.
  [
    /\b(?:interface|type) (?:Given|Asked|Wanted|Found|Told|Kept|Known|Said|Seen|Made|Shown|Sent|Chosen|Held|Read)\b/,
    'a noun',
  ],
]

/** Old phrases. They must not be in comments or titles of tests, either. */
const OLD_PHRASES: typeof OLD_WORDS = [[/\blost answers?\b/i, 'lost reply']]

export const oldFiles = (files: readonly string[]): string[] =>
  files.flatMap((file) => OLD_FILES.filter(([old]) => old.test(file)).map(([, now]) => `${file}: ${now}`))

export const oldWords = (files: readonly Pick<Source, 'file' | 'text'>[], words = OLD_WORDS): string[] =>
  files.flatMap(({ file, text }) =>
    words.flatMap(([old, now]) => {
      const [found] = old.exec(text) ?? []
      return found ? [`${file}: ${found} is ${now} now`] : []
    }),
  )

describe('former names of files and things', () => {
  test('are in no file or folder name', () => expect(oldFiles(sourcesWithoutTests.map(({ file }) => file))).toEqual([]))

  test('are not in the code', () =>
    expect(
      oldWords(sourcesWithoutTests.map((source) => ({ file: source.file, text: withoutComments(source) }))),
    ).toEqual([]))

  test('are not in comments and titles of tests, if they are phrases', () =>
    expect(oldWords(sources, OLD_PHRASES)).toEqual([]))

  test('are not in the documents', () => {
    const documents = ['docs', 'docs/adr', 'docs/product'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
    )
    expect(documents.length).toBeGreaterThan(30)
    expect(oldWords(documents, [...OLD_WORDS, ...OLD_PHRASES])).toEqual([])
  })

  test('are detected by the checks if the names are used', () => {
    expect(
      oldFiles(['src/domains/order/writes.ts', 'src/domains/order/parts/A.tsx', 'src/domains/kin/rules.ts']),
    ).toEqual([
      'src/domains/order/writes.ts: mutations.ts',
      'src/domains/order/parts/A.tsx: components/',
      'src/domains/kin/rules.ts: see the glossary',
    ])
    expect(oldWords([{ file: 'a.ts', text: 'const { run } = useWrite(save)' }])).toHaveLength(1)
    expect(oldWords([{ file: 'a.ts', text: '// after a lost answer' }], OLD_PHRASES)).toHaveLength(1)
  })
})

describe('the names in docs/glossary.md', () => {
  const rows = [
    ...readFileSync(join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
  ]
    .slice(2)
    .map(([, chinese = '', , names = '']) => ({
      chinese: chinese.split(', '),
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }))
  const text = sourcesWithoutTests.map((source) => source.text).join('\n')
  const folders = new Set(
    sourcesWithoutTests.flatMap(({ file }) => file.split('/').map((_, at, all) => all.slice(2, at + 1).join('/'))),
  )

  test('are all in the code', () => {
    expect(rows.length).toBeGreaterThan(50)
    const known = (name: string) =>
      folders.has(name) ||
      text.includes(name) ||
      sourcesWithoutTests.some(({ file }) => basename(file).startsWith(name))
    expect(rows.flatMap(({ names }) => names).filter((name) => !known(name))).toEqual([])
  })
})
