import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { videosAt } from '../seed/lecture/videos.ts'
import { articles } from '../seed/news/articles.ts'
import { goods } from '../seed/goods.ts'
import type { BrowseRow, VisitorRow, VisitorTables } from './rows.ts'

const HOUR = 3_600_000
/** Keeps page views away from full hours: two phones whose clocks differ by a second must see the same hour. */
const OFF_THE_HOUR = 17 * 60_000

interface Content {
  contentType: ContentKind
  contentId: string
  title: string
}

/** The content shared by the salesperson. */
const contents: readonly Content[] = [
  ...articles.slice(0, 5).map(({ id, title }): Content => ({ contentType: 'NEWS', contentId: id, title })),
  ...goods.slice(0, 4).map(({ id, name }): Content => ({ contentType: 'GOODS', contentId: id, title: name })),
  ...videosAt(0)
    .slice(0, 3)
    .map(({ id, title }): Content => ({ contentType: 'VIDEO', contentId: id, title })),
]

/** Name, last digits of the number (empty: none), note. */
const people: readonly [name: string, number: string, note: string][] = [
  ['何春梅', '1101', '想给妈妈做检测，周末方便接电话'],
  ['蔡国强', '1102', ''],
  ['欧阳雨桐', '1103', '二胎妈妈，问过脐带血'],
  ['罗家辉', '', ''],
  ['丁晓琳', '1105', ''],
  ['钟伟', '1106', '体检中心王医生介绍'],
  ['', '1107', ''],
  ['沈静怡', '1108', ''],
  ['Emily Zhang', '1109', ''],
  ['范志远', '1110', '等活动价'],
  ['谢桂兰', '1111', ''],
  ['曾祥瑞', '1112', ''],
]

/** For each person, how many hours ago each page view was; in the order of the people. */
const looks: readonly (readonly number[])[] = [
  [1, 2, 26, 50, 170],
  [3, 75],
  [5, 5.6, 30, 200, 420],
  [9],
  [20, 21, 22, 23],
  [28, 900],
  [40],
  [49, 120, 121],
  [100, 300, 560],
  [180],
  [250, 600, 610, 1000],
  [],
]

/** The salesperson has not opened the first three people since their last visit. */
const unread = 3

export function visitorSeed(now: number, userId: (persona: string) => string): VisitorTables {
  const ownerId = userId('salesman')
  const visitors = people.map(([name, number, note], index): VisitorRow => ({
    id: `VS${index + 1}`,
    ownerId,
    userId: null,
    name,
    mobile: number ? `1391234${number}` : '',
    headImage: index % 3 === 0 ? '/pictures/avatar.svg' : '',
    note,
    read: index >= unread,
    addedAt: now - 60 * 24 * HOUR,
  }))
  const browses = looks.flatMap((hours, person) =>
    hours.map((ago, look): BrowseRow => {
      const content = contents[(person * 5 + look * 2) % contents.length]
      return { ownerId, visitorId: `VS${person + 1}`, ...(content as Content), time: now - ago * HOUR - OFF_THE_HOUR }
    }),
  )
  return { visitors, browses }
}

/** The given number of visitors, with two page views each within 30 days (`visitors:<n>`). */
export function manyVisitors(ownerId: string, count: number, now: number): VisitorTables {
  const visitors = Array.from({ length: count }, (_, index): VisitorRow => {
    const [name = ''] = people[index % people.length] ?? []
    return {
      id: `VM${index + 1}`,
      ownerId,
      userId: null,
      name: `${name}${index + 1}`,
      mobile: `139${String(index).padStart(8, '0')}`,
      headImage: '',
      note: '',
      read: index % 50 !== 0,
      addedAt: now - 60 * 24 * HOUR,
    }
  })
  const browses = Array.from({ length: count * 2 }, (_, index): BrowseRow => {
    const content = contents[index % contents.length] as Content
    return {
      ownerId,
      visitorId: `VM${(index % count) + 1}`,
      ...content,
      time: now - ((index * 7919) % (30 * 24 * 60)) * 60_000,
    }
  })
  return { visitors, browses }
}
