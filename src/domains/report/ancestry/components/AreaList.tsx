import { keyed } from '#/shared/lib/keyed.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import {
  type AreaView,
  type CompositionView,
  type NationView,
  percentText,
  TRACE_CAUTION,
  traceName,
  TRACES,
} from '../ancestry-rules.ts'
import './ancestry.css'

export interface Selecting {
  view: CompositionView
  selection: string | null
  /** Selecting the same area again clears the selection. */
  onSelect: (selection: string | null) => void
}

function Bar({ rate, colour }: { rate: number; colour: string }) {
  return (
    <span className="area-bar" aria-hidden="true">
      <span style={{ width: `${Math.min(1, rate) * 100}%`, background: colour }} />
    </span>
  )
}

export function NationList({ nations, colour }: { nations: readonly NationView[]; colour: string }) {
  return (
    <ul className="nations">
      {keyed(nations, ({ name }) => name).map(([key, nation]) => (
        <li key={key}>
          <span className="area-line">
            <span>{nation.name}</span>
            <span>{nation.percent}</span>
          </span>
          {nation.percent && <Bar rate={nation.rate} colour={colour} />}
        </li>
      ))}
    </ul>
  )
}

interface HeadProps {
  /** The area's number on the map; undefined if the map shows names. */
  number?: number | undefined
  name: string
  percent: string
  colour: string
  open: boolean
  onPress: () => void
}

function Head({ number, name, percent, colour, open, onPress }: HeadProps) {
  return (
    <button type="button" className="area-line area-row" aria-expanded={open} onClick={onPress}>
      <i className="area-chip" style={{ background: colour }} />
      <strong>
        {number !== undefined && <span className="area-number">{number}</span>}
        <span>{name}</span>
      </strong>
      <span>{percent}</span>
      <ChevronDownIcon size={18} />
    </button>
  )
}

interface AreaProps extends Omit<Selecting, 'view'> {
  area: AreaView
  number?: number | undefined
}

function Area({ area, number, selection, onSelect }: AreaProps) {
  const open = area.name === selection
  return (
    <li>
      <Head {...area} number={number} open={open} onPress={() => onSelect(open ? null : area.name)} />
      <Bar rate={area.rate} colour={area.colour} />
      {open && area.nations.length > 0 && <NationList nations={area.nations} colour={area.colour} />}
      {open && area.nations.length === 0 && (
        <WhenAllRead>
          <p className="nations">这一区域没有更细的划分。</p>
        </WhenAllRead>
      )}
    </li>
  )
}

/** Every area with its ethnic groups; the smallest areas are grouped (ANC-010). */
export function AreaList({ view, selection, onSelect, numbered }: Selecting & { numbered: boolean }) {
  const { main, traces, traceRate, note } = view
  const all = selection === TRACES
  const open = all || traces.some(({ name }) => name === selection)
  return (
    <>
      <ul className="areas">
        {keyed(main, ({ name }) => name).map(([key, area]) => (
          <Area
            key={key}
            area={area}
            number={numbered ? area.rank : undefined}
            selection={selection}
            onSelect={onSelect}
          />
        ))}
        {traces.length > 0 && (
          <li>
            <Head
              name={traceName(traces.length)}
              percent={percentText(traceRate)}
              colour="#8d97a3"
              open={open}
              onPress={() => onSelect(open ? null : TRACES)}
            />
            {open && (
              <div className="nations">
                <p>{TRACE_CAUTION}</p>
                <ul className="areas">
                  {keyed(traces, ({ name }) => name).map(([key, area]) => (
                    <Area key={key} area={area} selection={selection} onSelect={onSelect} />
                  ))}
                </ul>
              </div>
            )}
          </li>
        )}
      </ul>
      {note && <p className="muted">{note}</p>}
    </>
  )
}
