import { withStyle } from '#/shared/lib/pictures.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import type { Poster } from '#/domains/news/model.ts'
import { publishedOn } from '#/domains/news/rules.ts'
import './poster-card.css'

interface PosterCardProps {
  poster: Poster
  onOpen: () => void
  /** Whether the poster is chosen; set only where one of several posters is chosen. */
  chosen?: boolean
}

/** A poster with title and date (CONT-001); a tap opens it large or chooses it. */
export function PosterCard({ poster, onOpen, chosen }: PosterCardProps) {
  const date = publishedOn(poster)
  return (
    <button type="button" className="poster-card" aria-pressed={chosen} onClick={onOpen}>
      <SafeImage src={withStyle(poster.mainPicture, 'compress')} alt="" ratio={3 / 4} />
      <span className="poster-card-title">{poster.title}</span>
      {date && <span className="muted">{date}</span>}
    </button>
  )
}
