import { paths } from '#/paths.ts'
import { campaign } from '../record.ts'

export default campaign({
  key: 'winter2026',
  title: '暖冬守护家人健康',
  summary: '和家人一起了解遗传的秘密，把照顾落到实处。',
  period: ['2026-11-01', '2026-12-31'],
  picture: '/pictures/campaign/winter.svg',
  share: { title: '暖冬守护家人健康', description: '和家人一起了解遗传的秘密' },
  actId: 'A200',
  action: { label: '去选检测套餐', to: paths.mall },
  blocks: [
    { kind: 'text', text: '天冷了，多陪家人说说话，也问一问他们的健康史。很多疾病的风险，家里人是相似的。' },
    { kind: 'heading', text: '参加很简单' },
    { kind: 'steps', items: ['选一份适合家人的检测套餐', '收到采样盒，在家采样寄回', '报告出来后，在手机上一起看'] },
    { kind: 'heading', text: '为家人挑一份' },
    { kind: 'goods', ids: ['G001', 'G011'] },
    { kind: 'heading', text: '先了解一下' },
    { kind: 'link', label: '家族健康史怎么记？一张表就够', to: '/article/A2' },
    { kind: 'link', label: '检测流程和常见问题', to: paths.help },
  ],
  rules: [
    '活动时间以活动页面上写的为准。',
    '活动期间购买任意检测套餐并完成采样，即登记参加活动。',
    '暖冬礼物在活动结束后15天内发放到“我的票券”或钱包。',
    '检测结果不能代替医生诊断，身体不适请及时就医。',
    '参加活动不需要分享，是否分享不影响任何权益。',
  ],
  rewards: ['健康体验馆参观票', '30元商城优惠券'],
  participants: [
    { id: '21', name: '周**' },
    { id: '22', name: '吴**' },
    { id: '23', name: '郑**' },
  ],
  poster: { subtitle: '和家人一起了解遗传的秘密', accent: '暖冬行动' },
})
