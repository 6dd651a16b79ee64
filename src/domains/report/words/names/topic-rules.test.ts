import { expect, test } from 'vitest'
import { topicOf } from './topic-rules.ts'

test.each([
  ['心血管用药', '氯吡格雷', 'heart'],
  ['内分泌与代谢', '2型糖尿病', 'food'],
  ['眼耳鼻喉', '青光眼', 'eye'],
  ['耳鼻喉', '突发性耳聋', 'ear'],
  ['肿瘤与免疫用药', '甲氨蝶呤', 'tumour'],
  ['神经与肌肉', '脊髓性肌萎缩', 'brain'],
  ['', '骨质疏松', 'bone'],
  ['', '某项', null],
])('the item of class %s with the name %s has the topic %s', (itemClass, nameCn, topic) => {
  expect(topicOf({ itemClass, nameCn }, 'COMMON_DISEASES')).toBe(topic)
})

test('ancestry items have no topic', () => {
  expect(topicOf({ itemClass: '父系与母系', nameCn: '心' }, 'ANCESTRY')).toBeNull()
})
