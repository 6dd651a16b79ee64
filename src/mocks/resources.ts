import { samplePdf } from './files/sample-pdf.ts'

/** The PDF files of the mock backend: the files of the messages service, and one public sample file. */

export const RESOURCE_PATH = 'messages/api/public/public-resource/get'
export const SAMPLE_PATH = 'demo.pdf'

const sampleReport = [
  ['基因检测报告（示例）', '姓名：示例用户', '本报告仅供了解自身情况，不能代替医生的诊断。'],
  ['检测说明', '样本：唾液', '方法：高通量测序', '如有疑问，请咨询专业遗传咨询师。'],
  ['温馨提示', '健康的生活方式比基因更重要。'],
]

const invoice = [['电子发票（示例）', '项目名称：基因检测服务', '购买方：示例科技有限公司', '税号：91440300MA5EXAMPLE']]

/** The file behind a path; null when there is none. */
export function resourceFile(path: string): Uint8Array<ArrayBuffer> | null {
  if (!/\.pdf$/i.test(path)) return null
  return samplePdf(path.includes('invoice') ? invoice : sampleReport)
}
