export type PdfFaultKind = 'network' | 'missing' | 'broken' | 'locked' | 'large' | 'foreign' | 'viewer'

/** The kind of a fault; its text is in `faultText`. */
export class PdfFault extends Error {
  override name = 'PdfFault'
  constructor(readonly kind: PdfFaultKind) {
    super(kind)
  }
}

export const faultText: Record<PdfFaultKind, string> = {
  network: '文件没有加载出来，请检查网络后重试',
  missing: '文件不存在，或者已经被移走',
  broken: '这个文件打不开，可能不完整或不是 PDF',
  locked: '这个文件有密码，暂时不能在这里查看',
  large: '这个文件太大，手机上打不开',
  foreign: '这个文件的地址不可信，没有打开',
  viewer: '阅读器没有加载出来，请检查网络后重试',
}

/** No retry is offered for a file with a password, a file that is too large, or an address that is not trusted. */
export const canRetry = (kind: PdfFaultKind): boolean => !['locked', 'large', 'foreign'].includes(kind)

export const kindOf = (error: unknown): PdfFaultKind => (error instanceof PdfFault ? error.kind : 'broken')
