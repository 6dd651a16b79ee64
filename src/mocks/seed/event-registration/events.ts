import type { EventFieldRow, EventRow } from '../../event-registration/rows.ts'
import { fullHour } from '../promotions.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Chinese midnight of the day of an instant. */
const dayStart = (time: number): number => Math.floor((time + 8 * HOUR) / DAY) * DAY - 8 * HOUR

const name: EventFieldRow = { name: 'name', label: '姓名', kind: 'TEXT', required: true, min: 2, max: 20 }
const mobile: EventFieldRow = { name: 'mobile', label: '手机号', kind: 'TEXT', required: true, pattern: 'PHONE', hint: '用于接收活动通知' }
const people: EventFieldRow = { name: 'peopleNumber', label: '参加人数', kind: 'NUMBER', required: true, min: 1, max: 5 }

const everyKind: readonly EventFieldRow[] = [
  name,
  mobile,
  people,
  { name: 'stage', label: '目前阶段', kind: 'CHOICE', required: true, options: ['备孕', '孕早期', '孕中期', '孕晚期'] },
  {
    name: 'topics', label: '想听的内容', kind: 'SEVERAL', required: true, max: 2, hint: '最多选2项',
    options: [{ value: 'FOLATE', label: '叶酸怎么补' }, { value: 'WEIGHT', label: '体重管理' }, { value: 'SUGAR', label: '血糖与饮食' }],
  },
  { name: 'dueDate', label: '预产期', kind: 'DATE', span: 'COMING' },
  { name: 'region', label: '所在地区', kind: 'REGION', required: true },
  { name: 'pictures', label: '检查报告照片', kind: 'PICTURE', max: 3 },
  { name: 'remark', label: '想问老师的问题', kind: 'TEXT', max: 100 },
]

const text = '请提前十分钟到场签到。活动免费提供茶点，现场有停车位。'

type EventSeed = Pick<EventRow, 'id' | 'title'> & Partial<EventRow>

/** Every kind of event: free, with a deposit, full, over, not begun, the last place, a hall, and others. */
export function eventsOf(now: number): EventRow[] {
  const hour = fullHour(now)
  const day = (after: number, at: number) => dayStart(now) + after * DAY + at * HOUR
  const given: readonly EventSeed[] = [
    { id: 'E1', title: '孕期营养公开课', fields: everyKind, place: '深圳市南山区科技园南区8栋 一楼报告厅' },
    { id: 'E2', title: '基因健康沙龙', deposit: 5000, fields: [name, mobile, people] },
    { id: 'E3', title: '亲子科学实验课', capacity: 20, others: 20, fields: [name, mobile] },
    { id: 'E4', title: '春季健康讲座', startTime: now - 40 * DAY, endTime: now - 10 * DAY, parseDate: day(-8, 14) },
    { id: 'E5', title: '冬季体检公开日', startTime: hour + 2 * HOUR },
    { id: 'E6', title: '生命体验馆参观', activityCode: 'EXPERIENCE_HALL', parseDate: null, parseTime: '', place: '', capacity: 1000, fields: [name, mobile, people], nextStep: '我们会在一个工作日内电话确认。到馆时报手机号即可。' },
    { id: 'E7', title: '', activityCode: 'REPORT_INTERPRETATION', parseDate: null, parseTime: '', place: '电话解读', nextStep: '解读老师会在两个工作日内来电，请留意接听。', fields: [name, mobile, { name: 'parseDate', label: '希望的日期', kind: 'DATE', required: true, span: 'COMING' }] },
    { id: 'E8', title: '', activityCode: 'ANNIVERSARY', deposit: 9900, fields: [name, mobile] },
    { id: 'E9', title: '免疫细胞存储预约', activityCode: 'IMMUNE_CELL_STORAGE', place: '细胞存储中心', parseDate: null, parseTime: '', nextStep: '请填写存储人的身份信息，工作人员会联系您安排采集。', fields: [name, mobile, { name: 'parseDate', label: '希望的采集日期', kind: 'DATE', required: true, span: 'COMING' }, { name: 'region', label: '所在地区', kind: 'REGION', required: true }] },
    { id: 'E10', title: '最后一席：基因与用药', capacity: 30, others: 29, fields: [name, mobile] },
    { id: 'E11', title: '免疫细胞存储预约（名额已满）', activityCode: 'IMMUNE_CELL_STORAGE', capacity: 5, others: 5, fields: [name, mobile] },
    { id: 'E12', title: '免疫细胞存储预约（需定金）', activityCode: 'IMMUNE_CELL_STORAGE', deposit: 20_000, fields: [name, mobile] },
  ]
  return given.map((one): EventRow => ({
    activityCode: 'LECTURE', startTime: now - 5 * DAY, endTime: now + 6 * DAY, parseDate: day(8, 14), parseTime: '14:00-16:00',
    place: '深圳市南山区科技园南区8栋', description: text, imageUrl: '', nextStep: '活动前一天会发短信提醒您。', deposit: 0,
    capacity: 100, others: 12, fields: [name, mobile], ...one,
  }))
}
