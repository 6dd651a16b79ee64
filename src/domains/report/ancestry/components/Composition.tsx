import { useState } from 'react'
import { Card } from '#/shared/ui/Page.tsx'
import { Tabs } from '#/shared/ui/tabs/Tabs.tsx'
import { type CompositionView, elsewhereText, areaSelectionOf, TRACE_CAUTION } from '../ancestry-rules.ts'
import { storyOf } from '../ancestry-stories.ts'
import { AreaList, type Selecting } from './AreaList.tsx'
import { PlaceMap, usePlaceMap } from './PlaceMap.tsx'
import './ancestry.css'
import './place-map.css'

/** The selection as text beside the map, so that a tap on the map has a visible effect. */
function Said({ view, selection }: Pick<Selecting, 'view' | 'selection'>) {
  const selected = areaSelectionOf(view, selection)
  return (
    <p className="place-said" aria-live="polite">
      <strong>{selected?.name ?? '祖源来自'}</strong>
      <strong>{selected?.percent ?? `${view.areas.length} 个区域`}</strong>
      {selected?.about && <span>{selected.about}</span>}
    </p>
  )
}

function Areas(selecting: Selecting) {
  const { view, selection } = selecting
  const { box, map, labels, numbered } = usePlaceMap(view)
  const elsewhere = map ? elsewhereText(map.elsewhere) : ''
  return (
    <>
      <Card>
        <div ref={box} className="place-box">
          {map && <PlaceMap {...selecting} map={map} labels={labels} />}
        </div>
        <Said view={view} selection={selection} />
        {elsewhere && <p className="place-note">{elsewhere}</p>}
        {map && (
          <p className="place-note muted">
            {`小点是陆地轮廓，不表示边界；圆越大，比例越高。${numbered ? '数字是下面列表里的序号。' : ''}`}
          </p>
        )}
      </Card>
      <Card title="各区域与民族">
        <AreaList {...selecting} numbered={numbered} />
      </Card>
    </>
  )
}

function Stories({ view }: { view: CompositionView }) {
  return (
    <Card title="每个区域的故事">
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
        {view.traces.length > 0 && <li className="muted">{`${TRACE_CAUTION}这里不单独讲述。`}</li>}
      </ul>
    </Card>
  )
}

const tabs = [
  { value: 'areas', label: '构成' },
  { value: 'stories', label: '故事' },
] as const

export function Composition({ view }: { view: CompositionView }) {
  const [selection, onSelect] = useState<string | null>(view.areas[0]?.name ?? null)
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('areas')
  return (
    <div className="composition">
      <Tabs label="看祖源的方式" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'areas' ? <Areas view={view} selection={selection} onSelect={onSelect} /> : <Stories view={view} />}
      </Tabs>
    </div>
  )
}
