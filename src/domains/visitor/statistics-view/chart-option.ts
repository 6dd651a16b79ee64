import type { ChartOption } from '#/shared/ui/chart-core.ts'
import type { Slot } from './shown-rules.ts'

export interface ChartLook {
  fontSize: number
  still: boolean
}

const SMALL = 0.8125
const MAX_LABELS = 7
/** More bars than this are drawn as one shape. */
const MANY = 62

/**
 * The options of the chart: page views as bars, visitors as a line over them. Colours are tokens, which the browser
 * resolves in the drawing.
 */
export function chartOption(slots: readonly Slot[], { fontSize, still }: ChartLook): ChartOption {
  const text = { color: 'var(--text-2)', fontSize: Math.round(fontSize * SMALL) }
  const few = slots.length <= 10
  return {
    animation: !still && slots.length <= 31,
    animationDuration: 300,
    grid: { left: 4, right: 8, top: Math.round(fontSize), bottom: Math.round(fontSize / 2), containLabel: true },
    tooltip: {
      trigger: 'axis',
      confine: true,
      transitionDuration: 0,
      backgroundColor: 'var(--surface)',
      borderColor: 'var(--line)',
      textStyle: { ...text, color: 'var(--text)' },
      axisPointer: { type: 'line', lineStyle: { color: 'var(--text-3)' } },
    },
    xAxis: {
      type: 'category',
      data: slots.map(({ label }) => label),
      axisLabel: {
        ...text,
        interval: few ? 'auto' : Math.ceil(slots.length / (MAX_LABELS - 1)) - 1,
        hideOverlap: true,
      },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: 'var(--line)' } },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 3,
      axisLabel: text,
      splitLine: { lineStyle: { color: 'var(--line)' } },
    },
    series: [
      {
        type: 'bar',
        name: '浏览',
        data: slots.map(({ browsing }) => browsing),
        large: true,
        largeThreshold: MANY,
        barMaxWidth: 28,
        itemStyle: { color: 'var(--brand)', opacity: 0.6, borderRadius: [3, 3, 0, 0] },
        emphasis: { disabled: true },
      },
      {
        type: 'line',
        name: '访客',
        data: slots.map(({ visitors }) => visitors),
        // WebKit does not draw a clipped line; clipping is the default and is used while the line appears.
        clip: false,
        animation: false,
        showSymbol: few,
        symbol: 'circle',
        symbolSize: 6,
        lineStyle: { color: 'var(--concern)', width: 2 },
        itemStyle: { color: 'var(--concern)' },
        emphasis: { disabled: true },
      },
    ],
  }
}
