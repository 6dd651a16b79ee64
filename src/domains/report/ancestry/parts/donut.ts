import type { ChartOption } from '#/shared/ui/chart-core.ts'
import { type CompositionView, selectedOf, TRACES } from '../ancestry-rules.ts'

/** The traces together are not an area and have no colour of the palette. */
const TRACE_COLOUR = '#8d97a3'

const ring = (radius: [string, string]) => ({
  type: 'pie' as const,
  radius,
  minAngle: 2,
  padAngle: 1,
  label: { show: false },
  // Emphasis moves the element under the pointer to the end of its group; a click on an element that moves between
  // press and release is lost.
  emphasis: { disabled: true },
})

/** Areas in the outer ring, the parts of the selected one in the inner ring. */
export function donutOption(view: CompositionView, selection: string | null, still: boolean): ChartOption {
  const { main, traces, traceRate } = view
  const opacityOf = (name: string) => (selection === null || selection === name ? 1 : 0.4)
  const inTraces = traces.some(({ name }) => name === selection)
  const outer = main.map(({ name, rate, colour }) => ({
    name,
    value: rate,
    itemStyle: { color: colour, opacity: opacityOf(name) },
  }))
  const rest = {
    name: TRACES,
    value: traceRate,
    itemStyle: { color: TRACE_COLOUR, opacity: inTraces ? 1 : opacityOf(TRACES) },
  }
  const selected = selectedOf(view, selection)
  const inner = (selected?.parts ?? []).map(({ name, rate }, index) => ({
    name,
    value: rate,
    itemStyle: selected?.colour
      ? { color: selected.colour, opacity: Math.max(0.3, 1 - index * 0.22) }
      : { color: traces[index]?.colour ?? TRACE_COLOUR, opacity: 1 },
  }))
  return {
    animation: !still,
    animationDuration: 300,
    series: [
      { ...ring(['78%', '100%']), data: traces.length > 0 ? [...outer, rest] : outer },
      // Only areas can be selected; ethnic groups are in the list.
      { ...ring(['62%', '74%']), silent: selected?.colour !== null, data: inner },
    ],
  }
}
