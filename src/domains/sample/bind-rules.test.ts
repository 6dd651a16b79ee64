import { expect, test } from 'vitest'
import { ageQuestion } from './bind-rules.ts'

test.each([
  ['儿童健康基因检测', '1962-05-01', '儿童', 64],
  ['新生儿遗传病基因筛查', '2008-11-20', '儿童', 18],
  ['宝宝用药检测', '2008-11-19', '儿童', 18],
  ['全基因组健康检测·成人版', '2018-05-01', '成人', 8],
  ['全基因组健康检测·成人版', '2008-11-21', '成人', 17],
  ['长辈关爱基因检测', '2018-05-01', '成人', 8],
  ['夫妻遗传病携带者筛查', '2018-05-01', '成人', 8],
  ['孕期营养与健康基因检测', '2018-05-01', '成人', 8],
])(
  '[BIND-003] a tube of %s for a person born on %s needs a confirmation with the test kind %s and the age %d',
  (name, birthday, kind, age) =>
    expect(ageQuestion(name, birthday, Date.parse('2026-11-20T10:00:00+08:00'))).toBe(
      `这是${kind}检测的采样管，您选择的受检人 ${age} 岁。绑定后不能自己更换，确定是这位受检人吗？`,
    ),
)

test.each([
  ['儿童健康基因检测', '2008-11-21'],
  ['儿童健康基因检测', '2018-05-01'],
  ['全基因组健康检测·成人版', '1962-05-01'],
  ['全基因组健康检测·成人版', '2008-11-20'],
  ['基因检测', '1962-05-01'],
  ['基因检测', '2018-05-01'],
  ['成人和儿童用药检测', '2018-05-01'],
  ['儿童健康基因检测', ''],
])('[BIND-003] a tube of %s for a person born on “%s” needs no confirmation', (name, birthday) =>
  expect(ageQuestion(name, birthday, Date.parse('2026-11-20T10:00:00+08:00'))).toBeNull(),
)
