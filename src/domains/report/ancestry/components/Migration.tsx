import { useState } from 'react'
import { isPicture } from '#/shared/lib/safe/picture-address.ts'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import { type Stop, stopsOf, wayOf } from '../haplo-rules.ts'
import type { HaploTypeResult } from '../../model.ts'
import { ReportText } from '../../words/components/Glossary.tsx'
import './migration.css'

interface PictureProps {
  picture: string
  name: string
  onBroken: () => void
}

/** The laboratory's picture. Its `alt` is empty because the stops are text below; a tap opens it full-screen. */
function Picture({ picture, name, onBroken }: PictureProps) {
  const viewer = usePictureViewer([picture], `${name}迁徙图`, true)
  return (
    <>
      <button type="button" className="migration-picture" onClick={() => viewer.open(0)}>
        <SafeImage src={picture} alt="" ratio={16 / 9} onBroken={onBroken} />
        <span>放大看迁徙图</span>
      </button>
      {viewer.shown}
    </>
  )
}

function StopEntry({ stop: { age, haplotype, area, about, since }, isLast }: { stop: Stop; isLast: boolean }) {
  return (
    <li className={isLast ? 'line-stop line-here' : 'line-stop'}>
      <strong className="line-age">{age}</strong>
      <div className="line-text">
        {(area || haplotype) && (
          <h3>
            {area}
            {haplotype && <span className="line-code">{haplotype}</span>}
          </h3>
        )}
        {about && (
          <p>
            <ReportText text={about} />
          </p>
        )}
        {since && <p className="muted">{since}</p>}
      </div>
    </li>
  )
}

function Way({ stops }: { stops: readonly Stop[] }) {
  const [open, setOpen] = useState(false)
  const { beginning, between, end } = wayOf(stops)
  const entry = (stop: Stop) => <StopEntry key={stop.at} stop={stop} isLast={stop.at === stops.length - 1} />
  return (
    <ol className="line-way" aria-label="从最早到今天">
      {beginning.map(entry)}
      {between.length > 0 && (
        <li>
          <button type="button" className="line-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span>{`${open ? '收起' : '展开'}中间 ${between.length} 站`}</span>
            <ChevronDownIcon size={18} />
          </button>
        </li>
      )}
      {open && between.map(entry)}
      {end.map(entry)}
    </ol>
  )
}

/** The migration of a line through time and regions (ANC-012). A picture that does not load leaves no gap. */
export function Migration({ result, name }: { result: HaploTypeResult; name: string }) {
  const [broken, setBroken] = useState('')
  const stops = stopsOf(result)
  const sent = result.haplogroup?.migrationPathPicture ?? ''
  const picture = isPicture(sent) && sent !== broken ? sent : ''
  if (stops.length === 0 && !picture) return null
  return (
    <Card title="祖先走过的路">
      {picture && <Picture picture={picture} name={name} onBroken={() => setBroken(picture)} />}
      {stops.length > 0 && <Way stops={stops} />}
    </Card>
  )
}
