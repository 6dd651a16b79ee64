/** Statements that a report never makes about a person. A negated statement (不等于…, 不是…) is allowed. */
const BANNED_CLAIMS: readonly [RegExp, string][] = [
  [/确诊(?!.{0,6}(?:要|需|靠|听))/, 'a diagnosis'],
  [/(?:您|孩子|对方|受检者)(?:已经)?(?:患有|得了|患上)/, 'a diagnosis'],
  [/一定会|必然会|肯定会|必将|注定/, 'a certainty'],
  [/保证(?!书)|包治|根治|治愈|百分之百|绝对(?:不|安全)|万无一失/, 'a promise'],
  [
    /(?:您|孩子|本人)(?:完全)?是健康的|能力正常(?=。|$)|没有任何风险|零风险|不(?:用|必|需要)担心|尽管放心|大可放心/,
    'a promise of health',
  ],
  [/都是?健康|健康携带者|携带者没有任何表现|属于健康的|寿命都和/, 'a promise of health'],
  [
    /(?<!通常|一般)健康(?=。|，|'|$)(?<=本人健康)|能有效|就能(?:帮上忙|控制|预防|避免)|最好的(?:预防|治疗)|最可靠|得很好|得到很好|可以很好|可以(?:明显|避免)|和别人一样|很大的忙/,
    'a promise',
  ],
  [/可以停药|自行停药(?!.{0,4}[或、])(?<!勿自行停药)(?<!不要自行停药)|不用吃药/, 'advice to stop a medicine'],
]

export const claimsIn = (text: string): string[] => {
  const said = text.replace(/不(?:是|等于|说明|代表|表示|会)[^。；]*/g, '')
  return BANNED_CLAIMS.filter(([words]) => words.test(said)).map(
    ([words, what]) => `${what}: ${words.exec(said)?.[0] ?? ''}`,
  )
}

/** Words that need a condition in the same text. claims.test.ts and screens.test.tsx test the condition. */

/** Calls a person healthy. 健康管理 and 影响健康 do not match, because they have another meaning. */
export const HEALTH = /(?:携带者|本人|您|孩子|一位|份|的人)[^，]{0,8}健康(?!管理|体检|生活|检查|饮食|状况|的?习惯)/
export const USUALLY = /通常|一般|多数|有的/
/** Says that no variant was found. */
export const ABSENT = /未检出|(?:没有|未)(?:检出|发现|见)/
/** Matches the caveats that say what 未检出 does not exclude. */
export const ABSENCE_CAVEAT = /不代表没有风险|不说明您也没有|看不到的地方|测不到/
const NEEDLESS = /不用(?:做|管|查|治|理)|不需要(?:治|处理|做|检查)|无需|用不着/

/** Whether a sentence calls something needless without a word such as 通常. */
export const isNeedless = (sentence: string): boolean => NEEDLESS.test(sentence) && !USUALLY.test(sentence)
