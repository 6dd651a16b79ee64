import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'

export const routes = [
  screen(paths.pdfView, () => import('./screens/PdfViewScreen.tsx'), { title: '查看文件', personal: true }),
]
