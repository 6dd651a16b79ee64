import { CELL_NOTICE, detailOf, picturesOf, specificationsOf } from './goods-parts.ts'
import type { SeedGoods } from './goods-seed.ts'

/** The life bank: storage of cells. Most goods can be paid by deposit and balance. */
export const cellGoods: SeedGoods[] = [
  {
    id: 'G003',
    name: '脐带血造血干细胞储存',
    subtitle: '出生时刻采集，预付定金即可锁定采集服务',
    group: 'cell',
    pictures: picturesOf('G003', 3),
    specifications: specificationsOf('G003', [
      { name: '18 年储存', price: 1298000, deposit: 100000, stock: 120 },
      { name: '22 年储存', price: 1498000, deposit: 100000, stock: 80 },
      { name: '双份储存（脐带血 + 脐带组织）', price: 1980000, deposit: 200000, stock: 35 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['采集过程对母婴无创', '气相液氮储存，全程温度记录', '入库检测合格后签发储存凭证', '尾款在检测合格后支付'],
    detailHtml: detailOf({
      about: [
        '脐带血中含有造血干细胞，只能在宝宝出生时采集。签约后我们会寄送采集套装，分娩时由医护人员完成采集，专人冷链送达实验室。',
        '支付定金后锁定采集服务，检测合格入库后再支付尾款；若检测不合格，定金将按协议退还。',
      ],
      lists: [
        ['服务流程', ['孕 24–36 周签约并支付定金', '收到采集套装，放入待产包', '分娩当日联系专员，24 小时冷链取样', '实验室检测与入库，签发储存凭证', '储存期内可在线查看状态']],
        ['套装包含', ['专用采血袋与消毒用品', '恒温运输箱与温度记录仪', '母血采集管 2 支', '知情同意书与信息登记表']],
      ],
      pictures: ['/pictures/goods/g03-2.svg', '/pictures/goods/g03-3.svg'],
      notice: CELL_NOTICE,
    }),
    reportPackageId: null,
    sales: 289,
  },
  {
    id: 'G011',
    name: '牙源干细胞储存',
    subtitle: '6–12 岁换牙期，一颗乳牙的另一种保管方式',
    group: 'cell',
    pictures: picturesOf('G011', 3),
    specifications: specificationsOf('G011', [
      { name: '10 年储存', price: 598000, deposit: 80000, stock: 60 },
      { name: '20 年储存', price: 698000, deposit: 80000, stock: 44 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['合作口腔机构采集', '冷链运输，48 小时内处理', '细胞活性与无菌检测报告'],
    detailHtml: detailOf({
      about: ['自然脱落或需要拔除的健康乳牙中含有牙髓间充质干细胞。我们与口腔机构合作采集，在实验室分离、检测后长期低温储存。'],
      lists: [
        ['适合人群', ['6–12 岁处于换牙期的儿童', '因正畸需拔除健康前磨牙的青少年']],
        ['服务流程', ['签约并支付定金', '预约合作口腔机构评估与采集', '冷链运输至实验室', '检测合格后入库并支付尾款']],
      ],
      pictures: ['/pictures/goods/g11-2.svg', '/pictures/goods/g11-3.svg'],
      notice: CELL_NOTICE,
    }),
    reportPackageId: null,
    sales: 132,
  },
  {
    id: 'G012',
    name: '成人免疫细胞储存',
    subtitle: '为当下的自己留存一份免疫细胞',
    group: 'cell',
    pictures: picturesOf('G012', 3),
    specifications: specificationsOf('G012', [
      { name: '标准版（5 年）', price: 980000, deposit: 150000, stock: 50 },
      { name: '升级版（10 年）', price: 1680000, deposit: 200000, stock: 28 },
      { name: '双人装（10 年）', price: 2980000, deposit: 300000, stock: 9 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['采集量约 100 毫升静脉血', '入库前完成传染病与细胞活性检测', '-196℃ 气相液氮储存', '异地双库备份可选'],
    detailHtml: detailOf({
      about: ['随着年龄增长，免疫细胞的数量与活性会逐渐变化。本服务采集并低温储存外周血单个核细胞，储存期内状态可查。'],
      lists: [
        ['适合人群', ['18–60 周岁、近期无感染与发热的成年人', '关注长期健康规划的人群']],
        ['服务流程', ['在线签约并支付定金', '健康评估与预约采集', '冷链运输、制备与检测', '合格入库，支付尾款并领取凭证']],
      ],
      pictures: ['/pictures/goods/g12-2.svg', '/pictures/goods/g12-3.svg'],
      notice: CELL_NOTICE,
    }),
    reportPackageId: null,
    sales: 76,
  },
  {
    id: 'G025',
    name: '脂肪间充质干细胞储存',
    subtitle: '服务升级中，暂停签约',
    group: 'cell',
    pictures: ['/pictures/goods/g12.svg'],
    specifications: specificationsOf('G025', [{ name: '10 年储存', price: 1280000, stock: 15 }]),
    requireExpress: true,
    provideInvoice: true,
    state: 'OFF_SHELVES',
    highlights: ['合作医疗机构采集', '入库检测合格后签发凭证', '储存期内状态可查'],
    detailHtml: detailOf({
      about: ['采集少量脂肪组织，分离间充质干细胞后低温储存。该服务正在升级，暂不接受新的签约，已签约用户的权益不受影响。'],
      lists: [['服务流程', ['在线签约', '合作医疗机构评估与采集', '制备、检测与入库']]],
      notice: CELL_NOTICE,
    }),
    reportPackageId: null,
    sales: 21,
  },
]
