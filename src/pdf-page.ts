import { pdfRequest, pdfSource, pdfTexts } from '#/domains/pdf/pdf-rules.ts'
import { paths, searchOf } from './paths.ts'
import { linkButton, panel } from './shared/pdf/dom.ts'
import { mountPdf } from './shared/pdf/viewer.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/utilities.css'
import './shared/pdf/pdf.css'
import './shared/ui/page.css'

const home = () => linkButton('返回首页', 'primary', { href: paths.home })

/** /pdf/viewer.html?file=: the PDF viewer as a separate page without the app (REP-059, decision 20). */
async function start(root: HTMLElement): Promise<void> {
  if (__MOCK__) await (await import('./mocks/browser.ts')).startMocks()
  const { origin, search } = window.location
  const asked = pdfRequest(searchOf(paths.pdfView, new URLSearchParams(search)), origin)
  if (asked.state === 'open')
    mountPdf(root, { url: asked.url, trusted: (address) => pdfSource(address, origin) !== null })
  else root.replaceChildren(panel(pdfTexts[asked.state], asked.state === 'missing' ? 'status' : 'alert', home()))
}

const root = document.getElementById('file')
if (root) void start(root)
