import type { Person } from './people.ts'

/** Finds sentences for another sex or another time of life. */

/** Parts of a sentence that are not about this person: quoted disease names, relatives, and people who are pregnant. */
const OTHER_PEOPLE = /“[^”]*”|已经怀孕的请[^。，；]*|(?:母亲|姐妹|亲属|家里|家族|兄弟)[^，]*的，|[男女]性亲属/g
const WOMEN_ONLY = /绝经|更年期|月经|怀孕|孕期|孕妇|哺乳|乳腺|乳房|钼靶|卵巢|子宫|宫颈|妇科|雌激素/
const MEN_ONLY = /前列腺|睾丸|阴囊/
const ADULTS_ONLY = /绝经|更年期|孕期|怀孕|备孕|喝酒|饮酒|开车|钼靶|前列腺|常规使用|[四五六七]十岁(?:以后|以上)/
const namesOneSex = (text: string) => /女性/.test(text) !== /男性/.test(text)

const isForeignTo: Record<Person, (text: string) => boolean> = {
  man: (text) =>
    WOMEN_ONLY.test(text) ||
    /[五六七]十岁(?:以后|以上)|四十五岁以后/.test(text) ||
    (namesOneSex(text) && /女性/.test(text)),
  woman: (text) => MEN_ONLY.test(text) || /六十岁以后|孕期/.test(text) || (namesOneSex(text) && /男性/.test(text)),
  boy: (text) => WOMEN_ONLY.test(text) || ADULTS_ONLY.test(text),
  girl: (text) => ADULTS_ONLY.test(text) || /乳腺/.test(text),
  'somebody aged 41, sex unknown': (text) => WOMEN_ONLY.test(text) || MEN_ONLY.test(text) || namesOneSex(text),
  'a woman, age unknown': (text) => /绝经|更年期|孕期|岁(?:以后|以上|起)/.test(text) || MEN_ONLY.test(text),
}

/** Whether a sentence for this person is meant for somebody else. */
export const isMeantForOthers = (name: Person, sentence: string): boolean =>
  isForeignTo[name](sentence.replace(OTHER_PEOPLE, ''))

/** Whether a sentence about the disease is about another time of life. No such time is foreign to a woman aged 58. */
export function isAboutOtherAge(name: Person, sentence: string): boolean {
  if (name === 'woman') return false
  const own = name === 'a woman, age unknown'
  return (own ? /绝经|更年期|怀孕|孕期|孕妇|哺乳/ : /绝经|更年期|月经|怀孕|孕期|孕妇|哺乳/).test(sentence)
}
