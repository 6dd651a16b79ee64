import { paths } from '#/paths.ts'
import { campaign } from '../record.ts'

export default campaign({
  key: 'newyear2027',
  title: '新年第一份健康计划',
  summary: '2027年，从一份适合自己的健康计划开始。',
  period: ['2027-01-01', '2027-02-20'],
  picture: '/pictures/campaign/newyear.svg',
  share: { title: '新年第一份健康计划', description: '从一份适合自己的健康计划开始' },
  action: { label: '去选检测套餐', to: paths.mall },
  blocks: [
    { kind: 'heading', text: '新年可以做的三件事' },
    { kind: 'list', items: ['和家人记下家族健康史', '做一次适合年龄的检测', '和医生聊聊报告'] },
  ],
  rules: ['活动时间以活动页面上写的为准。', '活动商品以商城标价为准。'],
})
