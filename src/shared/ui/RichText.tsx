import { useMemo } from 'react'
import { safeHtml } from '#/shared/lib/safe/safe-html.ts'
import './rich-text.css'

/** Sanitized server HTML. The only place that sets HTML. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => safeHtml(html), [html])
  // eslint-disable-next-line react/no-danger -- the HTML has passed the sanitizer (safe-html.ts)
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: clean }} />
}
