import { useMemo, useState } from 'react'
import { prefersReducedMotion } from '#/shared/lib/motion.ts'
import { Chart } from '#/shared/ui/Chart.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Tabs } from '#/shared/ui/tabs/Tabs.tsx'
import { compositionText, type CompositionView, selectedOf } from '../ancestry-rules.ts'
import { storyOf } from '../ancestry-stories.ts'
import { AreaList, type Selecting } from './AreaList.tsx'
import { donutOption } from './donut.ts'
import { TileMap } from './TileMap.tsx'
import './ancestry.css'

/** The ring chart, with the selection in its middle. */
function Donut({ view, selection, onSelect }: Selecting) {
  const option = useMemo(() => donutOption(view, selection, prefersReducedMotion()), [view, selection])
  const selected = selectedOf(view, selection)
  return (
    <div className="donut">
      <Chart
        className="donut-chart"
        label={compositionText(view)}
        option={option}
        onPick={(name) => onSelect(name === selection ? null : name)}
      />
      <p className="donut-middle" aria-live="polite">
        <span>{selected?.name ?? '祖源来自'}</span>
        <strong>{selected?.percent ?? `${view.areas.length} 个区域`}</strong>
      </p>
    </div>
  )
}

/** Two or three lines about each area. */
function Stories({ view }: { view: CompositionView }) {
  return (
    <ul className="stories">
      {view.main.map(({ name, percent, colour }) => (
        <li key={name} style={{ borderColor: colour }}>
          <h3 className="area-line">
            {name}
            <span>{percent}</span>
          </h3>
          <p>{storyOf(name)}</p>
        </li>
      ))}
      {view.traces.length > 0 && <li className="muted">不足 1% 的成分误差较大，这里不单独讲述。</li>}
    </ul>
  )
}

const tabs = [
  { value: 'areas', label: '构成', title: '各区域与民族' },
  { value: 'map', label: '地图', title: '大致方位' },
  { value: 'stories', label: '故事', title: '每个区域的故事' },
] as const

/** The mixture: ring, list and map share one selection. */
export function Composition({ view }: { view: CompositionView }) {
  const [selection, onSelect] = useState<string | null>(view.areas[0]?.name ?? null)
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('areas')
  const selecting = { view, selection, onSelect }
  return (
    <>
      <Card>
        <Donut {...selecting} />
      </Card>
      <Tabs label="看祖源的方式" tabs={tabs} value={tab} onChange={setTab}>
        <Card title={tabs.find(({ value }) => value === tab)?.title}>
          {tab === 'areas' && <AreaList {...selecting} />}
          {tab === 'map' && <TileMap {...selecting} />}
          {tab === 'stories' && <Stories view={view} />}
        </Card>
      </Tabs>
    </>
  )
}
