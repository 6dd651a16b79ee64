import { useQuery } from '@tanstack/react-query'
import { keyed } from '#/shared/lib/keyed.ts'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import type { Poster } from '#/domains/news/model.ts'
import { firstPosters } from '#/domains/news/queries.ts'
import { PosterCard } from './PosterCard.tsx'
import { Section } from '../Section.tsx'
import './poster-rail.css'
import '../section.css'

interface PosterRailProps {
  /** Replaces the action of a tap, which by default opens the poster large. */
  onOpen?: (poster: Poster) => void
}

export function PosterRail({ onOpen }: PosterRailProps) {
  const { data, isError } = useQuery(firstPosters())
  const posters = data?.items ?? []
  const viewer = usePictureViewer(
    posters.map(({ mainPicture }) => mainPicture),
    '健康海报',
  )
  if (isError && !data) return <RefetchButton what="健康海报" />
  if (posters.length === 0) return null
  return (
    <Section title="健康海报">
      <ul className="rail poster-rail">
        {keyed(posters, ({ id, mainPicture }) => id ?? mainPicture).map(([key, poster], index) => (
          <li key={key}>
            <PosterCard poster={poster} onOpen={() => (onOpen ? onOpen(poster) : viewer.open(index))} />
          </li>
        ))}
      </ul>
      {viewer.shown}
    </Section>
  )
}
