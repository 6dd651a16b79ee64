import { paths } from '#/paths.ts'
import { campaign } from '../record.ts'

export default campaign({
  key: '2022-11',
  title: '十一月健康月',
  summary: '2022年11月：换季体检，顺便了解自己的基因。',
  period: ['2022-11-01', '2022-11-30'],
  picture: '/pictures/campaign/autumn.svg',
  share: { title: '十一月健康月', description: '换季体检，顺便了解自己的基因' },
  action: { label: '看看检测套餐', to: paths.mall },
  blocks: [
    { kind: 'heading', text: '三步完成检测' },
    { kind: 'steps', items: ['在商城选好套餐', '收到采样盒，在家采样寄回', '在手机上看报告'] },
  ],
  rules: ['活动时间：2022年11月1日至11月30日。', '活动商品以商城标价为准。'],
})
