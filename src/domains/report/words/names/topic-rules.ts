import type { Category } from '../../source/report-ids.ts'

/** The topic of a result as a picture, by the words of its class and its name; null for the picture of the category. */

const topics = [
  'heart',
  'blood',
  'lungs',
  'belly',
  'bone',
  'brain',
  'eye',
  'ear',
  'skin',
  'kidney',
  'sleep',
  'food',
  'sport',
  'tumour',
] as const
export type Topic = (typeof topics)[number]

/** The first match is used: a class such as 神经与肌肉 begins with its more characteristic part. */
const words: readonly (readonly [Topic, RegExp])[] = [
  ['tumour', /肿瘤|癌/],
  ['eye', /眼|视/],
  ['ear', /耳|听/],
  ['heart', /心|血管|血压/],
  ['blood', /血/],
  ['lungs', /呼吸|肺|哮喘|过敏性鼻/],
  ['kidney', /肾|泌尿|痛风|尿/],
  ['belly', /消化|胃|肠|肝|胆/],
  ['bone', /骨|关节/],
  ['sleep', /睡/],
  ['brain', /神经|精神|脑|行为|止痛|麻醉/],
  ['skin', /皮肤|日晒/],
  ['sport', /运动|耐力|肌/],
  ['food', /营养|代谢|饮食|味觉|内分泌|口腔|糖/],
]

export function topicOf(
  { itemClass, nameCn }: { itemClass: string; nameCn: string },
  category: Category,
): Topic | null {
  if (category === 'ANCESTRY') return null
  const found = (text: string) => words.find(([, word]) => word.test(text))?.[0] ?? null
  return found(itemClass) ?? found(nameCn)
}
