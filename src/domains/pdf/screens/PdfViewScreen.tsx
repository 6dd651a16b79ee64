import { paths } from '#/paths.ts'
import { mountPdf } from '#/shared/pdf/viewer.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { pdfRequest, pdfSource, pdfTexts } from '../pdf-rules.ts'
import '#/shared/pdf/pdf.css'

const trusted = (address: string): boolean => pdfSource(address, window.location.origin) !== null

/** React 19 calls the ref's clean-up when the element is removed. Each file has its own element, because of the key. */
const viewer = (url: string) => (node: HTMLDivElement) => mountPdf(node, { url, trusted })

/** /pdf-view?file=: a PDF inside the app (REP-059, decision 202). */
export default function PdfViewScreen() {
  const asked = pdfRequest(useSearch(paths.pdfView), window.location.origin)
  return (
    <Page title="查看文件">
      {asked.state === 'missing' && (
        <EmptyState picture="empty-report" text={pdfTexts.missing} action={{ label: '返回首页', to: paths.home }} />
      )}
      {asked.state === 'refused' && (
        <FailurePanel text={pdfTexts.refused} actions={[{ label: '返回首页', to: paths.home }]} />
      )}
      {asked.state === 'open' && <PdfFile key={asked.url} url={asked.url} />}
    </Page>
  )
}

function PdfFile({ url }: { url: string }) {
  return <div className="pdf-view" ref={viewer(url)} />
}
