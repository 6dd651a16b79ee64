import { paths } from '#/paths.ts'
import { campaign } from '../record.ts'

export default campaign({
  key: '2023-11',
  title: '把健康介绍给家人',
  summary: '2023年11月：做一张自己的健康海报。',
  period: ['2023-11-01', '2023-11-30'],
  picture: '/pictures/campaign/autumn.svg',
  share: { title: '把健康介绍给家人', description: '了解自己的基因，安心照顾家人' },
  action: { label: '看看检测套餐', to: paths.mall },
  blocks: [{ kind: 'text', text: '一张海报，把自己用过的检测介绍给家人。' }],
  rules: ['活动时间：2023年11月1日至11月30日。'],
  poster: { subtitle: '了解自己的基因，安心照顾家人', accent: '健康月' },
})
