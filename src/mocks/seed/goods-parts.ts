import { RECEIVING, SENDING, TESTING } from '#/domains/sample/rules.ts'
import type { SeedSpecification } from './goods-seed.ts'

/** Helpers that make catalogue entries readable like a data sheet. */

/** 'G001' has its pictures in g01.svg, g01-2.svg and g01-3.svg. */
export function picturesOf(goodsId: string, count = 1): string[] {
  const stem = `/pictures/goods/g${goodsId.slice(2)}`
  return Array.from({ length: count }, (_, index) => (index === 0 ? `${stem}.svg` : `${stem}-${index + 1}.svg`))
}

interface SpecificationNote {
  name: string
  price: number
  stock: number
  before?: number
  deposit?: number
}

/** Numbers the specifications of one product: G001-S1, G001-S2, … */
export function specificationsOf(goodsId: string, notes: SpecificationNote[]): SeedSpecification[] {
  return notes.map((note, index) => ({
    id: `${goodsId}-S${index + 1}`,
    name: note.name,
    price: note.price,
    priceBeforeDiscount: note.before ?? note.price,
    deposit: note.deposit ?? 0,
    stock: note.stock,
  }))
}

interface DetailNotes {
  about: string[]
  /** Lists with their headings, in page order. */
  lists: [heading: string, lines: string[]][]
  /** Pictures below the text. */
  pictures?: string[]
  /** The final note about what the product does not do. */
  notice: string
}

export function detailOf({ about, lists, pictures = [], notice }: DetailNotes): string {
  return [
    '<h3>产品介绍</h3>',
    ...about.map((text) => `<p>${text}</p>`),
    ...lists.map(([heading, lines]) => `<h3>${heading}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`),
    ...pictures.map((source) => `<p><img src="${source}" alt="产品说明图"></p>`),
    '<h3>温馨提示</h3>',
    `<p>${notice}</p>`,
  ].join('')
}

export const GENE_NOTICE =
  '检测结果反映遗传倾向，仅供健康管理参考，不作为临床诊断或用药依据。如有不适或家族病史，请咨询医生或遗传咨询师。'

export const CELL_NOTICE =
  '细胞储存是一项保管服务，未来能否使用需由医疗机构依据当时的病情、法规与技术评估。签约前请仔细阅读服务协议与知情同意书。'

/** The text about the free event E7, in which the service calls once about a finished report. */
export const ONE_CALL = '含一次电话解读，出报告后可预约'

export const HOME_STEPS: [string, string[]] = [
  '检测流程',
  [
    '下单后收到采样套装，扫描采样管编码完成样本绑定',
    '按说明采集唾液或口腔拭子，采样前 30 分钟不饮食、不吸烟',
    `照盒里的说明书寄回，快递一般 ${SENDING}送达实验室`,
    `实验室登记一般需要 ${RECEIVING}，检测一般需要 ${TESTING}，进度可在“我的样本”查看`,
    '报告完成后有消息提醒，在线查看',
  ],
]
