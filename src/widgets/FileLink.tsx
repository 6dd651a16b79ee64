import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pdfViewOf } from '#/domains/pdf/pdf-rules.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'

interface FileLinkProps {
  file: string
  /** The class of the link; without it, the link looks like a button. */
  className?: string
  children: ReactNode
}

/**
 * A link to a file of the server. A PDF opens in the app's viewer, because WeChat on Android cannot show one. Any other
 * file opens in the browser.
 */
export function FileLink({ file, className, children }: FileLinkProps) {
  const inside = pdfViewOf(file, window.location.origin)
  const outside = { href: file, rel: 'noopener noreferrer' }
  if (className === undefined)
    return (
      <LinkButton block {...(inside === null ? outside : { to: inside })}>
        {children}
      </LinkButton>
    )
  if (inside !== null)
    return (
      <Link className={className} to={inside}>
        {children}
      </Link>
    )
  return (
    <a className={className} {...outside}>
      {children}
    </a>
  )
}
