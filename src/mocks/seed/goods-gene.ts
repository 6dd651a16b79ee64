import { TESTING } from '#/domains/sample/rules.ts'
import { detailOf, GENE_NOTICE, HOME_STEPS, ONE_CALL, picturesOf, specificationsOf } from './goods-parts.ts'
import type { SeedGoods } from './goods-seed.ts'
import { numbersOf } from './appendix/report-numbers.ts'

const adult = numbersOf('PKG-ADULT')

/** Gene tests for adults. */
export const geneGoods: SeedGoods[] = [
  {
    id: 'G001',
    name: '全基因组健康检测·成人版',
    subtitle: `一次采样，看常见疾病、用药、遗传病与祖源等 ${adult.categories} 个板块`,
    group: 'gene',
    pictures: picturesOf('G001', 3),
    specifications: specificationsOf('G001', [
      { name: '单人装', price: 299900, stock: 186 },
      { name: '双人装', price: 569900, stock: 42 },
      { name: '家庭装（3 人）', price: 798000, stock: 0 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: [
      '30X 全基因组测序',
      `${adult.categories} 个板块，${adult.items} 项解读，其中 ${adult.locked} 项需另行解锁`,
      '唾液采样，居家约 5 分钟完成',
      ONE_CALL,
    ],
    detailHtml: detailOf({
      about: [
        '面向 18 周岁以上成年人的全基因组检测。通过唾液样本获取全基因组数据，从常见疾病风险、药物反应、生活方式、遗传病、罕见病携带与祖源六个方面整理成一份易读的报告。',
        '疾病按“高风险、中风险、低风险”呈现，药物写明是否建议更换或谨慎使用，并说明查了哪些位点、可以做什么，方便与医生沟通。',
      ],
      lists: [
        ['适合人群', ['希望系统了解自身遗传特点的成年人', '有慢病家族史、想提前管理生活方式的人群', '计划建立家庭健康档案的家庭']],
        ['检测范围', [`报告解读 ${adult.items} 项；附录列出检测的遗传病与罕见病，共 ${adult.tested} 种`, '没有检出的，不代表没有风险']],
        ['套装包含', ['唾液采集器 1 支（双人装 2 支，家庭装 3 支）', '样本保护袋与回寄快递袋', '采样说明卡与知情同意书', '电子报告一份，长期在线查看']],
        HOME_STEPS,
      ],
      pictures: ['/pictures/goods/g01-2.svg', '/pictures/goods/g01-3.svg'],
      notice: GENE_NOTICE,
    }),
    reportPackageId: 'PKG-ADULT',
    sales: 2368,
  },
  {
    id: 'G004',
    name: '遗传性肿瘤风险基因检测',
    subtitle: '聚焦 20 种遗传性肿瘤综合征相关基因，可先付定金',
    group: 'gene',
    pictures: picturesOf('G004', 3),
    specifications: specificationsOf('G004', [
      { name: '女性版（36 基因）', price: 268000, deposit: 50000, stock: 75 },
      { name: '男性版（34 基因）', price: 268000, deposit: 50000, stock: 68 },
      { name: '升级版（108 基因）', price: 458000, deposit: 80000, stock: 30 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['覆盖 BRCA1/2、MLH1 等关注度较高的基因', '阳性位点经二代测序与复核流程', ONE_CALL, '可为直系亲属提供验证检测'],
    detailHtml: detailOf({
      about: [
        '约 5% 至 10% 的肿瘤与遗传因素有关。本检测分析遗传性乳腺癌、卵巢癌、结直肠癌等综合征的相关基因，帮助了解自身是否携带致病或疑似致病变异。',
        '检测发现变异并不等于患病，未发现变异也不代表没有风险，建议结合家族史和常规体检综合判断。',
      ],
      lists: [
        ['适合人群', ['直系亲属中有较早发病的肿瘤患者', '家族中多人患同类肿瘤', '希望制定个人筛查计划的成年人']],
        ['报告内容', ['变异位点与致病性分级', '相关肿瘤的风险说明', '筛查频率与就诊科室建议']],
        HOME_STEPS,
      ],
      pictures: ['/pictures/goods/g04-2.svg'],
      notice: GENE_NOTICE,
    }),
    reportPackageId: null,
    sales: 412,
  },
  {
    id: 'G005',
    name: '心脑血管风险基因检测',
    subtitle: '高血压、冠心病、卒中等 18 项遗传风险评估',
    group: 'gene',
    pictures: picturesOf('G005', 3),
    specifications: specificationsOf('G005', [
      { name: '标准版（18 项）', price: 89900, stock: 260 },
      { name: '升级版（18 项 + 血脂代谢）', price: 129900, stock: 118 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['多基因风险评分，结合东亚人群数据', '饮食、运动、监测三类建议', `实验室检测一般需要 ${TESTING}`],
    detailHtml: detailOf({
      about: ['心脑血管健康受遗传与生活方式共同影响。本检测评估 18 项常见心脑血管问题的遗传倾向，并把可改变的生活因素整理成清单，便于逐项调整。'],
      lists: [
        ['检测项目', ['原发性高血压、冠心病、缺血性卒中等', '高脂血症、心房颤动、静脉血栓等', '同型半胱氨酸代谢、叶酸利用能力等']],
        HOME_STEPS,
      ],
      pictures: ['/pictures/goods/g05-3.svg'],
      notice: GENE_NOTICE,
    }),
    reportPackageId: null,
    sales: 927,
  },
  {
    id: 'G006',
    name: '安全用药基因检测',
    subtitle: '120 种常用药物的代谢类型与不良反应提示',
    group: 'gene',
    pictures: picturesOf('G006', 3),
    specifications: specificationsOf('G006', [
      { name: '单人装', price: 69900, stock: 340 },
      { name: '双人装', price: 129900, stock: 156 },
      { name: '家庭装（4 人）', price: 239900, stock: 64 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['参考 CPIC 等公开用药指南', '附随身用药提示卡，就诊时可出示', '报告附给医生看的说明'],
    detailHtml: detailOf({
      about: ['同一种药物在不同人身上的代谢速度可能不同。本检测分析 CYP2C19、CYP2D6、SLCO1B1 等基因，提示您对抗血小板、降脂、镇痛、抗抑郁等药物的代谢类型。'],
      lists: [
        ['适合人群', ['需长期服药的慢病人群', '曾出现药物不良反应的人群', '为家人准备用药档案的家庭']],
        ['套装包含', ['口腔拭子 2 支、采样管 1 支', '随身用药提示卡 1 张', '回寄快递袋与说明卡']],
        HOME_STEPS,
      ],
      pictures: ['/pictures/goods/g06-2.svg', '/pictures/goods/g06-3.svg'],
      notice: '请勿依据检测结果自行增减或更换药物，任何用药调整都应由医生或药师决定。',
    }),
    reportPackageId: null,
    sales: 1543,
  },
  {
    id: 'G007',
    name: '祖源与个性特征基因检测',
    subtitle: '看见祖先迁徙的路线与身上的小特征',
    group: 'gene',
    pictures: picturesOf('G007', 3),
    specifications: specificationsOf('G007', [
      { name: '单人装', price: 29900, before: 49900, stock: 500 },
      { name: '双人装', price: 54900, before: 94900, stock: 233 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['民族成分与父系、母系单倍群', '尼安德特人基因占比', '酒精代谢、咖啡因敏感等 40 项特征', '可邀请亲友比对'],
    detailHtml: detailOf({
      about: [
        '从一管唾液出发，了解祖先来自何方。报告用地图展示民族成分与迁徙路线，并附 40 项有趣的个性特征。',
        '父系单倍群依据 Y 染色体推断，女性用户可邀请父亲或兄弟检测后补充查看。',
      ],
      lists: [
        ['报告内容', ['民族与地域成分占比', '父系、母系单倍群及迁徙故事', '饮食、感官、外貌等个性特征']],
        HOME_STEPS,
      ],
      pictures: ['/pictures/goods/g07-2.svg', '/pictures/goods/g07-3.svg'],
      notice: '祖源结果依据现有参考人群推算，会随数据库更新而变化，仅供了解与兴趣参考，不作为民族身份或亲缘关系证明。',
    }),
    reportPackageId: null,
    sales: 4871,
  },
  {
    id: 'G008',
    name: '营养代谢与体重管理基因检测',
    subtitle: '碳水、脂肪、咖啡因……了解身体更擅长处理什么',
    group: 'gene',
    pictures: picturesOf('G008', 3),
    specifications: specificationsOf('G008', [
      { name: '标准版（32 项）', price: 49900, stock: 287 },
      { name: '升级版（32 项 + 营养师方案）', price: 89900, stock: 95 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['宏量营养素与微量营养素需求', '饮食行为与体重反弹倾向', '升级版含 4 周饮食建议'],
    detailHtml: detailOf({
      about: ['没有一份食谱适合所有人。本检测从营养吸收、能量代谢和饮食行为三个方面分析遗传特点，给出容易坚持的日常建议。'],
      lists: [
        ['检测项目', ['碳水化合物、脂肪、蛋白质代谢', '乳糖、酒精、咖啡因耐受', '维生素与矿物质需求倾向']],
        HOME_STEPS,
      ],
      pictures: ['/pictures/goods/g08-2.svg'],
      notice: GENE_NOTICE,
    }),
    reportPackageId: null,
    sales: 1106,
  },
]
