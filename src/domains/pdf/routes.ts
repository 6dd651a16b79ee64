import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'

export const pdfRoutes = [
  screen(paths.pdfView, () => import('./screens/PdfViewScreen.tsx'), { title: '查看文件', personal: true }),
]
