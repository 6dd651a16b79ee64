import { text } from '#/shared/lib/address.ts'

export const pdfPaths = {
  pdfView: ['/pdf-view', { file: text }],
} as const
