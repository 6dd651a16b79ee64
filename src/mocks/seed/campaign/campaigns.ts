import type { CampaignTables, EventRow } from '../../campaign/rows.ts'

const DAY = 86_400_000

const nobody = { content: '', joined: [], winners: [], participants: [] }

/** One event for each state; the campaigns of 2022 and November 2023 have no event, only their own records. */
export function campaignSeed(now: number, userId: (persona: string) => string): CampaignTables {
  const [member, rich, salesman] = [userId('member'), userId('rich'), userId('salesman')]
  const running = { startTime: now - 10 * DAY, endTime: now + 30 * DAY }
  const activityEvents: EventRow[] = [
    {
      ...nobody, activityKey: 'spring2023', name: '春天，从了解自己开始', startTime: Date.parse('2023-03-01T00:00:00+08:00'),
      endTime: Date.parse('2023-05-31T23:59:59+08:00'), actId: 'A100', joined: [member, rich, salesman], winners: [member, salesman],
    },
    {
      ...nobody, ...running, activityKey: 'winter2026', name: '暖冬守护家人健康', actId: 'A200', joined: [member],
      participants: [{ id: '21', name: '周晓梅' }, { id: '22', name: '吴建军' }, { id: '23', name: '郑芳' }, { id: '24', name: '欧阳明' }],
    },
    { ...nobody, activityKey: 'newyear2027', name: '新年第一份健康计划', startTime: now + 2 * DAY, endTime: now + 40 * DAY },
    {
      ...nobody, ...running, activityKey: 'closed-door', name: '会员健康沙龙', invited: [member],
      content: '<p>每季度一次的小型沙龙，和医生面对面聊家人的健康。</p>',
    },
    {
      ...nobody, ...running, activityKey: 'salon', name: '社区健康讲座',
      content: '<h2>讲座安排</h2><p>周六上午9点半，在社区活动中心，讲怎么看懂体检报告。</p><p><a href="/explore">先看看科普文章</a></p><script>alert(1)</script>',
    },
    { ...nobody, ...running, activityKey: 'stopped', name: '提前结束的活动', status: 'OVER' },
    { ...nobody, ...running, activityKey: 'token-1', name: '专题活动', content: '<p>这个活动有自己的地址。</p>' },
  ]
  return { activityEvents }
}
