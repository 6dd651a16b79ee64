import { ADULT, ageAt } from '#/shared/lib/time/age.ts'
import type { SampleProgress } from './model.ts'
import { needsPerson, stagesOf } from './rules.ts'

/** Texts for a person who binds a sample. These texts are not in rules.ts, because the home page loads that file. */

/** There is no call that moves a bound sample to another person, so only customer service can do it. */
const NOT_CHANGED = '绑定后不能自己更换'

/**
 * The advice for a sample that is bound to the wrong person or the wrong tube, in the same words everywhere.
 * @param unsent whether a sample may still be with the person.
 */
export const wrongBindingText = (unsent: boolean): string =>
  `${NOT_CHANGED}。发现绑错了人或采样管，请马上联系客服，告诉我们样本编号${unsent ? '；样本还没寄出的，先不要寄' : ''}。`

/** Whether the sample waits for the person to send it. */
export const isUnsent = (sample: Pick<SampleProgress, 'steps'>): boolean => stagesOf(sample).some(needsPerson)

/** Whether a test is for children or for adults, by the name of its package; null if the name does not show this. */
function meantFor(packageName: string): '儿童' | '成人' | null {
  const child = /儿童|宝宝|新生儿/.test(packageName)
  const adult = /成人|长辈|老年|孕期|夫妻/.test(packageName)
  return child === adult ? null : child ? '儿童' : '成人'
}

/**
 * The text of the confirmation before a children's tube is bound to an adult, or an adults' tube to a child; null if
 * the age fits, or if the age or the kind of test is unknown.
 */
export function ageQuestion(packageName: string, birthday: string, now: number): string | null {
  const age = ageAt(birthday, now)
  const kind = meantFor(packageName)
  if (age === null || kind === null || kind === (age < ADULT ? '儿童' : '成人')) return null
  return `这是${kind}检测的采样管，您选择的受检人 ${age} 岁。${NOT_CHANGED}，确定是这位受检人吗？`
}

/** Refers to the leaflet of the kit, because no call returns the kind of sample. */
export const samplingGuide = [
  ['怎样采样', '打开采样盒，照里面的说明书采样。采唾液的，采样前 30 分钟不要吃东西、喝水、抽烟、嚼口香糖或刷牙。'],
  ['怎样寄回', '照说明书装好，用盒里附的快递单或说明书上写的方式寄出，留好快递单号。'],
] as const
