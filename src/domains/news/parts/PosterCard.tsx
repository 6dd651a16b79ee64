import { withStyle } from '#/shared/lib/pictures.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import type { Poster } from '../model.ts'
import { publishedOn } from '../rules.ts'
import './explore.css'

/** A poster with title and date (CONT-001); a tap opens it large. */
export function PosterCard({ poster, onOpen }: { poster: Poster; onOpen: () => void }) {
  const date = publishedOn(poster)
  return (
    <button type="button" className="poster-card" onClick={onOpen}>
      <SafeImage src={withStyle(poster.mainPicture, 'compress')} alt="" ratio={3 / 4} />
      <span className="poster-card-title">{poster.title}</span>
      {date && <span className="muted">{date}</span>}
    </button>
  )
}
