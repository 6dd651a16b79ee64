import { TESTING } from '#/domains/sample/rules.ts'
import { detailOf, GENE_NOTICE, HOME_STEPS, picturesOf, specificationsOf } from './goods-parts.ts'
import type { SeedGoods } from './goods-seed.ts'
import { numbersOf } from './appendix/report-numbers.ts'

const child = numbersOf('PKG-CHILD')

/** Gene tests for children; a guardian orders and signs. */
export const childGoods: SeedGoods[] = [
  {
    id: 'G002',
    name: '儿童健康基因检测',
    subtitle: '0–17 岁适用，由家长购买和查看',
    group: 'child',
    pictures: picturesOf('G002', 3),
    specifications: specificationsOf('G002', [
      { name: '标准版', price: 129900, stock: 210 },
      { name: '升级版（含营养师随访）', price: 189900, stock: 88 },
      { name: '二孩装', price: 239900, stock: 36 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: [
      `${child.categories} 个板块，${child.items} 项解读，其中 ${child.locked} 项需另行解锁`,
      '口腔拭子采样，轻柔无创',
      '附给家长的一封信',
      '监护人授权后方可查看报告',
    ],
    detailHtml: detailOf({
      about: [
        '每个孩子都有自己的成长节奏。本检测从常见疾病、用药、生活方式、遗传病、罕见病与祖源六个方面，为家长提供一份温和、可读的参考。',
        '结果只描述遗传倾向，孩子的成长更多来自陪伴、教育与环境，请不要据此给孩子贴标签。',
      ],
      lists: [
        ['适合人群', ['0–17 岁儿童与青少年', '希望了解孩子饮食与运动特点的家庭', '有药物过敏或不良反应史的儿童']],
        ['套装包含', ['儿童口腔拭子 2 支', '采样管与编码贴 1 套', '亲子采样说明卡', '监护人知情同意书']],
        HOME_STEPS,
      ],
      pictures: ['/pictures/goods/g02-2.svg', '/pictures/goods/g02-3.svg'],
      notice: GENE_NOTICE,
    }),
    reportPackageId: 'PKG-CHILD',
    sales: 1874,
  },
  {
    id: 'G009',
    name: '新生儿遗传病基因筛查',
    subtitle: '出生即可采样，关注 130 种可早期干预的遗传病',
    group: 'child',
    pictures: picturesOf('G009', 3),
    specifications: specificationsOf('G009', [
      { name: '标准版（130 种）', price: 98000, stock: 145 },
      { name: '升级版（含耳聋基因）', price: 138000, stock: 97 },
    ]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['口腔拭子采样，不需采血', '与医院新生儿足跟血筛查互为补充', '提示结果由遗传咨询师电话告知'],
    detailHtml: detailOf({
      about: ['部分遗传病在出现症状前就可以干预。本检测分析与代谢、听力、血液、免疫等有关的基因，为宝宝的早期健康管理提供线索。'],
      lists: [
        ['检测范围', ['氨基酸、有机酸与脂肪酸代谢类疾病', '遗传性耳聋相关基因（升级版）', '血液与免疫系统相关疾病']],
        ['采样提示', ['喂奶后 30 分钟再采样', '拭子在脸颊内侧轻转 10 次即可', '由监护人签署知情同意书']],
        HOME_STEPS,
      ],
      pictures: ['/pictures/goods/g09-2.svg', '/pictures/goods/g09-3.svg'],
      notice: '本筛查不能代替国家规定的新生儿疾病筛查。提示阳性时，请到医院做进一步检查确认。',
    }),
    reportPackageId: null,
    sales: 638,
  },
  {
    id: 'G010',
    name: '儿童过敏倾向检测',
    subtitle: '尘螨、花粉、牛奶、鸡蛋等 24 项遗传倾向',
    group: 'child',
    pictures: picturesOf('G010'),
    specifications: specificationsOf('G010', [{ name: '单人装', price: 59900, stock: 173 }]),
    requireExpress: true,
    provideInvoice: true,
    state: 'PUBLISHED',
    highlights: ['食物与环境两大类 24 项', '换季与辅食添加提示', `实验室检测一般需要 ${TESTING}`],
    detailHtml: detailOf({
      about: ['过敏与遗传、环境、免疫状态都有关系。本检测评估孩子对常见食物与环境因素的过敏倾向，帮助家长在添加辅食和换季时多一分准备。'],
      lists: [
        ['检测项目', ['食物类：牛奶、鸡蛋、花生、虾蟹等', '环境类：尘螨、花粉、动物皮屑、霉菌', '特应性皮炎与过敏性鼻炎倾向']],
        HOME_STEPS,
      ],
      notice: '遗传倾向不等于已经过敏。出现皮疹、喘息等症状时请及时就医，并以医院过敏原检测为准。',
    }),
    reportPackageId: null,
    sales: 356,
  },
]
