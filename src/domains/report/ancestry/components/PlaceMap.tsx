import { type MouseEvent, useMemo, useRef } from 'react'
import { compositionText, type CompositionView } from '../ancestry-rules.ts'
import { areaAt, type Label, type Labels, labelsOf } from '../label-rules.ts'
import { landPath } from '../land.ts'
import { type Bubble, CELL, mapOf, type PlaceMap as Drawing } from '../map-rules.ts'
import type { Selecting } from './AreaList.tsx'
import { useMapSize } from '../hooks/use-map-size.ts'
import './place-map.css'

function Land({ map }: { map: Drawing }) {
  const path = useMemo(() => landPath(map.crop), [map.crop])
  const scale = (map.width * CELL.width) / map.crop.width
  return <path className="place-land" d={path} transform={`scale(${scale}) translate(0.5 0.5)`} />
}

function Spot({ bubble: { area, x, y, r }, label, on }: { bubble: Bubble; label: Label | undefined; on: boolean }) {
  const [from, end] = label?.line ?? []
  return (
    <g className={on ? 'place-on' : undefined}>
      {from && end && <path className="place-line" d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />}
      <circle className="place-bubble" cx={x} cy={y} r={r} fill={area.colour} />
      {on && <circle className="place-ring" cx={x} cy={y} r={r + 2} />}
      {label && (
        <rect className="place-ground" x={label.x} y={label.y} width={label.width} height={label.height} rx={4} />
      )}
      {label && (
        <text className="place-name" x={label.x + label.width / 2} y={label.y + label.height * 0.77}>
          {label.text}
        </text>
      )}
    </g>
  )
}

export function usePlaceMap({ main }: CompositionView) {
  const box = useRef<HTMLDivElement>(null)
  const { width, fontSize } = useMapSize(box)
  const map = useMemo(() => mapOf(main, width), [main, width])
  const { labels, numbered } = useMemo(() => labelsOf(map, fontSize), [map, fontSize])
  return { box, map, labels, numbered }
}

interface PlaceMapProps extends Selecting {
  map: Drawing
  labels: Labels['labels']
}

/** The areas on a map of the land. A tap selects the nearest area; a tap on the selected area clears the selection. */
export function PlaceMap({ map, labels, view, selection, onSelect }: PlaceMapProps) {
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const scale = map.width / width
    const name = areaAt(map, labels, { x: (clientX - left) * scale, y: (clientY - top) * scale })
    if (name) onSelect(name === selection ? null : name)
  }
  const isOn = ({ area }: Bubble) => area.name === selection
  // The selected bubble is drawn last, so that its ring is complete.
  const drawn = [...map.bubbles.filter((bubble) => !isOn(bubble)), ...map.bubbles.filter(isOn)]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the rows of the list do the same for keys and screen readers
    <svg
      className="place-map"
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={compositionText(view)}
      onClick={press}
    >
      <Land map={map} />
      {drawn.map((bubble) => (
        <Spot key={bubble.area.name} bubble={bubble} label={labels.get(bubble)} on={bubble.area.name === selection} />
      ))}
    </svg>
  )
}
