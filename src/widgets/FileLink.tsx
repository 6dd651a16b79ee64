import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pdfViewOf } from '#/domains/pdf/pdf-rules.ts'

interface FileLinkProps {
  file: string
  className: string
  children: ReactNode
}

/**
 * A file of the server. A PDF opens inside the app, because WeChat on Android cannot show one; anything else opens in
 * the browser.
 */
export function FileLink({ file, className, children }: FileLinkProps) {
  const inside = pdfViewOf(file, window.location.origin)
  if (inside !== null)
    return (
      <Link className={className} to={inside}>
        {children}
      </Link>
    )
  return (
    <a className={className} href={file} rel="noopener noreferrer">
      {children}
    </a>
  )
}
