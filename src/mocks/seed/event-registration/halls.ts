/** The experience halls. Their open days follow from the clock, and the visits of other people from the day. */

export interface HallSeed {
  id: string
  name: string
  infos: readonly (string | { label: string; value: string })[]
  /** Places for each time of a day. */
  times: Readonly<Record<string, number>>
  /** On one of this many days, other people have taken all places. */
  fullEvery: number
}

export const hallSeeds: readonly HallSeed[] = [
  {
    id: 'H1',
    name: '深圳湾生命体验馆',
    infos: [
      { label: '地址', value: '深圳市南山区科苑南路2666号 一楼' },
      { label: '开放时间', value: '周二至周日 10:00–16:00' },
      '每次参观约一小时，请穿舒适的鞋',
    ],
    times: { '10:00-11:00': 3, '14:00-15:00': 1, '15:00-16:00': 2 },
    fullEvery: 5,
  },
  {
    id: 'H2',
    name: '福田科普馆',
    infos: [{ label: '地址', value: '深圳市福田区福中一路2016号' }],
    times: { '09:30-10:30': 2, '14:30-15:30': 2 },
    fullEvery: 2,
  },
  { id: 'H3', name: '宝安体验馆（装修中）', infos: ['装修中，预计下个季度开放'], times: {}, fullEvery: 1 },
]
