import { lazy, Suspense, useState } from 'react'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { useLayer } from '#/shared/ui/layers/use-layer.ts'
import { type Stop, stopsOf, stopText } from '../haplo-rules.ts'
import type { HaploTypeResult } from '../../model.ts'
import './ancestry.css'
import '../../parts/item.css'

const PictureViewer = lazy(() => import('#/shared/ui/pictures/PictureViewer.tsx'))

/** The laboratory's picture of the migration; a tap opens it full-screen. Its stops are listed below as text. */
function Picture({ picture, name }: { picture: string; name: string }) {
  const viewer = useLayer('pictures')
  return (
    <>
      <button type="button" className="migration-picture" onClick={() => viewer.show()}>
        <SafeImage src={picture} alt="" ratio={16 / 9} />
        <span>放大看迁徙图</span>
      </button>
      {viewer.open && (
        <Suspense fallback={null}>
          <PictureViewer pictures={[picture]} name={`${name}迁徙图`} first={0} onClose={viewer.close} />
        </Suspense>
      )}
    </>
  )
}

/** One stop after the other by a slider: finger, arrow keys and screen readers alike. */
function Scrubber({ stops }: { stops: readonly Stop[] }) {
  const [at, setAt] = useState(Math.max(0, stops.length - 2))
  const stop = stops[at]
  if (!stop) return null
  return (
    <>
      <input
        className="scrubber"
        type="range"
        min={0}
        max={stops.length - 1}
        value={at}
        aria-label="沿着时间走"
        aria-valuetext={stopText(stop)}
        onChange={(event) => setAt(event.target.valueAsNumber)}
      />
      <p className="area-line muted" aria-hidden="true">
        <span>{stops[0]?.age}</span>
        <span>{stops.at(-1)?.age}</span>
      </p>
      <div className="stop">
        <h3>
          {stop.age}
          {stop.haplotype && <span>{stop.haplotype}</span>}
        </h3>
        {stop.area && <strong>{stop.area}</strong>}
        {stop.about && <p>{stop.about}</p>}
        {stop.since && <p className="muted">{stop.since}</p>}
      </div>
    </>
  )
}

function AllStops({ stops }: { stops: readonly Stop[] }) {
  return (
    <details>
      <summary>
        看全部 {stops.length} 站
        <ChevronDownIcon size={18} />
      </summary>
      <ol className="nations">
        {stops.map((stop) => (
          <li key={stop.at}>
            <strong>{stopText(stop)}</strong>
            {stop.about && <p>{stop.about}</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The migration of a line through time and regions (ANC-012). */
export function Migration({ result, name }: { result: HaploTypeResult; name: string }) {
  const stops = stopsOf(result)
  const picture = result.haplogroup?.migrationPathPicture ?? ''
  if (stops.length === 0 && !picture) return null
  return (
    <Card title="祖先走过的路" className="sections">
      {picture && <Picture picture={picture} name={name} />}
      <Scrubber stops={stops} />
      {stops.length > 0 && <AllStops stops={stops} />}
    </Card>
  )
}
