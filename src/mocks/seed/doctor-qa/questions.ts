import type { QaTables, QuestionRow } from '../../doctor-qa/rows.ts'

const HOUR = 3_600_000

export const hospitals = [
  {
    name: '深圳市妇幼保健院', positionCode: 'OBS-SZ',
    doctors: [
      { id: 'D1', name: '陈静', title: '主任医师', headImage: '', introduction: '从事产科临床工作二十年，擅长高危妊娠管理与产前咨询。', positionCode: 'OBS-SZ' },
      { id: 'D2', name: '李敏', title: '副主任医师', headImage: '', introduction: '擅长孕期营养与产后恢复。', positionCode: 'OBS-SZ' },
    ],
  },
  { name: '广州妇女儿童医疗中心', positionCode: 'OBS-GZ', doctors: [{ id: 'D3', name: '何红', title: '主治医师', headImage: '', introduction: '', positionCode: '' }] },
  { name: '深圳市人民医院', positionCode: '', doctors: [] },
]

/** Questions of three people: unanswered, answered, asked again. */
export function qaSeed(now: number, userId: (persona: string) => string): QaTables {
  const question = (id: string, persona: string, hoursAgo: number, extra: Partial<QuestionRow>): QuestionRow => ({
    id, userId: userId(persona), positionCode: 'OBS-SZ', content: '', name: '', pictures: [], createdAt: now - hoursAgo * HOUR, records: [], ...extra,
  })
  const at = (hoursAgo: number) => now - hoursAgo * HOUR
  return {
    questions: [
      question('Q701', 'rich', 50, {
        content: '孕 24 周做糖耐量检查，前一天晚上几点以后不能吃东西？', name: '郑女士',
        records: [
          { content: '一般检查前一晚十点后不再进食，可以少量喝水。具体请按您就诊医院的通知。', recordType: 'ANSWER', createdAt: at(30), pictures: [] },
          { content: '谢谢医生，检查当天早上可以喝水吗？', recordType: 'ASK', createdAt: at(5), pictures: ['/pictures/goods/g01.svg'] },
        ],
      }),
      question('Q702', 'reported', 20, { content: '女儿产后两周，脚还有点肿，需要去医院吗？', name: '周女士' }),
      question('Q703', 'rich', 90, { content: '脐带血采集对宝宝有影响吗？', name: '郑女士', records: [{ content: '采集在脐带剪断之后进行，一般不影响母亲和宝宝。', recordType: 'ANSWER', createdAt: at(80), pictures: [] }] }),
    ],
  }
}
