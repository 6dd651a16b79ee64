import { describe, expect, test } from 'vitest'
import { isInducement } from '#/domains/campaign/inducement.ts'
import { sourcesWithoutTests, withoutComments } from './support/sources.ts'

/**
 * No text of the app offers a reward for sharing, because WeChat blocks such pages (docs/risks.md). The seed is left
 * out.
 */

/** Allowed sentences, with the reason. */
const ALLOWED_SENTENCES: readonly [text: string, reason: string][] = [
  ['首次分享可抽奖', 'shown after a report was shared; its sharing is not tied to it (REP-052)'],
  ['首次分享，获得一次抽奖机会', 'the sentence of the specification (REP-052)'],
]

const texts = sourcesWithoutTests
  // inducement.ts contains the list of these words, and is not a text of the app.
  .filter(({ file }) => !file.startsWith('src/mocks/seed/') && !file.endsWith('/inducement.ts'))
  .flatMap((source) =>
    withoutComments(source)
      .split('\n')
      .filter((line) => /[\u4e00-\u9fff]/.test(line))
      .map((line) => ({ file: source.file, line: line.trim() })),
  )

const enticesWithoutException = (line: string): boolean => {
  const rest = ALLOWED_SENTENCES.reduce((text, [sentence]) => text.replace(sentence, ''), line)
  return isInducement(rest)
}

describe('texts about sharing', () => {
  test('offer no reward for sharing', () => {
    expect(texts.length).toBeGreaterThan(1000)
    expect(
      texts.filter(({ line }) => enticesWithoutException(line)).map(({ file, line }) => `${file}: ${line}`),
    ).toEqual([])
  })

  test('have only exceptions that are needed', () => {
    expect(ALLOWED_SENTENCES.filter(([sentence]) => !texts.some(({ line }) => line.includes(sentence)))).toEqual([])
  })

  test.each([
    '分享后立即领取',
    '邀请好友赢大奖',
    '分享到3个群',
    '转发到5个微信群',
    '请好友助力',
    '集赞送好礼',
    '不转不是中国人',
    '分享才能查看结果',
    '转发解锁报告',
    '分享得50元红包',
    '邀请好友得优惠券',
    '转发领好礼',
    '砍一刀就到手',
  ])('with the sentence %s are detected by the check', (text) => expect(enticesWithoutException(text)).toBe(true))

  test.each(['分享奖励 ¥3.00 起', '选一件商品分享给朋友', '请替对方保密，不要再转发。', '邀请好友'])(
    'with the sentence %s are accepted by the check',
    (text) => expect(enticesWithoutException(text)).toBe(false),
  )
})

describe('English names on the screens', () => {
  /** An element whose whole content is an English name. */
  const NAME = /<(\w+)([^<>]*)>\s*(?: · )?\{(?:\w+\.)*(?:nameEn|englishName)\}/g

  test('are marked as English, so that they are read aloud as English', () => {
    const names = sourcesWithoutTests
      .filter(({ file }) => file.endsWith('.tsx') && !file.includes('.test.'))
      .flatMap(({ file, text }) => [...text.matchAll(NAME)].map(([tag = '']) => ({ file, tag })))
    expect(names.length).toBeGreaterThan(6)
    expect(names.filter(({ tag }) => !tag.includes('lang="en"'))).toEqual([])
  })
})
