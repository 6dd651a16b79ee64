import { type KeyboardEvent, memo, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { usePictureViewer } from './pictures/use-picture-viewer.tsx'
import { useCleanHtml } from './use-clean-html.ts'
import './rich-text.css'

const Piece = memo(function Piece({ html }: { html: string }) {
  // eslint-disable-next-line react/no-danger -- the HTML has passed the sanitizer (safe-html.ts)
  return <div dangerouslySetInnerHTML={{ __html: html }} />
})

interface RichTextProps {
  html: string
  /** The subject of the pictures, for screen readers. */
  name?: string
}

/** The addresses of the pictures that open large, each once. */
const picturesIn = (text: Element): string[] => [
  ...new Set([...text.querySelectorAll('img[role]')].map((picture) => picture.getAttribute('src') ?? '')),
]

/**
 * Sanitized server HTML; the only component that sets HTML. Links open inside the app, or go through `pageNavigation`;
 * pictures open large.
 */
export default function RichText({ html, name = '文中图片' }: RichTextProps) {
  const navigate = useNavigate()
  const { pieces, whole, isCut } = useCleanHtml(html)
  const [pictures, setPictures] = useState<readonly string[]>([])
  const viewer = usePictureViewer(pictures, name)
  const enlarge = (picture: Element, text: Element) => {
    const all = picturesIn(text)
    setPictures(all)
    viewer.open(all.indexOf(picture.getAttribute('src') ?? ''), all)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    const link = target.closest('a[href]')
    if (link) {
      const address = link.getAttribute('href') ?? ''
      event.preventDefault()
      if (address.startsWith('/')) void navigate(address)
      else pageNavigation.assign(address)
    } else if (target.matches('img[role]')) enlarge(target, event.currentTarget)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element
    if (!target.matches('img[role]') || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    enlarge(target, event.currentTarget)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links and pictures of the text are the controls */}
      <div className={whole ? 'rich-text' : 'rich-text rich-text-wait'} onClick={onClick} onKeyDown={onKeyDown}>
        {pieces.map((piece, at) => (
          // eslint-disable-next-line react/no-array-index-key -- pieces are only appended
          <Piece key={at} html={piece} />
        ))}
      </div>
      {whole && isCut && <p className="muted">内容太长，后面的部分没有显示</p>}
      {viewer.shown}
    </>
  )
}
