import { paths, to } from '#/paths.ts'
import { campaign } from '../record.ts'

export default campaign({
  key: 'spring2023',
  title: '春天，从了解自己开始',
  summary: '2023年春季基因科普季：听讲座、看报告、抽体验票。',
  period: ['2023-03-01', '2023-05-31'],
  picture: '/pictures/campaign/spring.svg',
  share: { title: '春天，从了解自己开始', description: '春季基因科普季：讲座、报告和体验' },
  actId: 'A100',
  action: { label: '看看科普文章', to: paths.explore },
  blocks: [
    { kind: 'heading', text: '这个春天有什么' },
    {
      kind: 'list',
      items: ['四场线上讲座，医生讲怎么看懂基因报告', '每周一篇科普文章', '参加讲座的人可抽健康体验票'],
    },
    { kind: 'heading', text: '想继续了解' },
    { kind: 'link', label: '健康资讯', to: paths.explore },
    { kind: 'link', label: '名医讲堂', to: paths.doctorHall },
    { kind: 'link', label: '全基因组健康检测·成人版', to: to(paths.goods, { id: 'G001' }) },
  ],
  rules: [
    '活动时间：2023年3月1日至5月31日。',
    '听完任意一场讲座即可登记抽奖，每人一次。',
    '体验票在“我的票券”里，到店出示即可使用。',
    '票券有有效期，过期不能补发。',
  ],
  rewards: ['春季健康咨询券', '健康体验馆参观票'],
  participants: [
    { id: '1', name: '李**' },
    { id: '2', name: '王**' },
    { id: '3', name: '陈**' },
    { id: '4', name: '欧**' },
    { id: '5', name: '赵**' },
  ],
})
