import { text } from '#/shared/lib/address.ts'

export const addresses = {
  pdfView: ['/pdf-view', { file: text }],
} as const
