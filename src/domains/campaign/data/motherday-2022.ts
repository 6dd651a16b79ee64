import { paths } from '#/paths.ts'
import { campaign } from '../record.ts'

export default campaign({
  key: 'motherday-2022',
  title: '给妈妈的一份安心',
  summary: '2022年母亲节：陪妈妈做一次健康检测。',
  period: ['2022-05-01', '2022-05-15'],
  picture: '/pictures/campaign/mother.svg',
  share: { title: '给妈妈的一份安心', description: '陪妈妈做一次健康检测' },
  action: { label: '看看检测套餐', to: paths.mall },
  blocks: [
    { kind: 'text', text: '妈妈记得我们每一次发烧。这个母亲节，换我们记住她的健康。' },
    { kind: 'heading', text: '适合妈妈的检测' },
    { kind: 'goods', ids: ['G001', 'G002'] },
  ],
  rules: ['活动时间：2022年5月1日至5月15日。', '活动商品以商城标价为准。'],
})
