import { fileAt } from './videos.ts'

const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000

/** Epoch ms of 19:30 in China, `days` days after the day of `hour`. */
const evening = (hour: number, days: number): number =>
  Math.floor((hour + 8 * HOUR) / DAY) * DAY - 8 * HOUR + days * DAY + 19.5 * HOUR

/**
 * Live lectures relative to the last full hour, so that one of them is always on air. The clock knob can pass their
 * ends.
 * @param hour epoch ms.
 */
export const livesAt = (hour: number) => [
  {
    id: 'LV1',
    title: '名医面对面：体检报告里的箭头怎么看',
    url: fileAt('stream.m3u8'),
    mainPicture: fileAt('heart.jpg'),
    doctorName: '周明远',
    doctorTitle: '示例医院 心血管内科副主任医师',
    introduction: '<p>边看边讲，常见的十个箭头一次说清。</p>',
    startTime: hour - 30 * MINUTE,
    endTime: hour + 2 * HOUR,
    replayUrl: '',
  },
  {
    id: 'LV2',
    title: '秋冬护心：家里有老人的都来听听',
    url: fileAt('stream.m3u8'),
    mainPicture: fileAt('leaf.jpg'),
    doctorName: '沈知秋',
    doctorTitle: '示例医院 老年医学科主治医师',
    introduction: '<p>天冷了，血压为什么会变高？药要不要加量？</p>',
    startTime: hour + 90 * MINUTE,
    endTime: hour + 150 * MINUTE,
    replayUrl: '',
  },
  {
    id: 'LV3',
    title: '备孕第一课：该做哪些检查',
    url: '',
    mainPicture: fileAt('child.jpg'),
    doctorName: '许安宁',
    doctorTitle: '示例医院 产前诊断中心副主任医师',
    introduction: '<p>夫妻一起听。讲完以后回答大家的问题。</p>',
    startTime: evening(hour, 3),
    endTime: evening(hour, 3) + HOUR,
    replayUrl: '',
  },
  {
    id: 'LV4',
    title: '遗传咨询师在线：拿到报告以后',
    url: '',
    mainPicture: fileAt('cells.jpg'),
    doctorName: '林若溪',
    doctorTitle: '示例医院 医学遗传科主任医师',
    introduction: '<p>拿到报告以后，先看哪一页？</p>',
    startTime: evening(hour, -6),
    endTime: evening(hour, -6) + HOUR,
    replayUrl: fileAt('sample.mp4'),
  },
  {
    id: 'LV5',
    title: '孩子个子矮，是遗传吗',
    url: '',
    mainPicture: fileAt('child.jpg'),
    doctorName: '赵乐山',
    doctorTitle: '示例医院 儿科主任医师',
    introduction: '',
    status: 'CANCELLED' as const,
    startTime: evening(hour, 1),
    endTime: evening(hour, 1) + HOUR,
    replayUrl: '',
  },
]
