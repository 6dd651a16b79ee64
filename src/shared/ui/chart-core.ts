import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption } from 'echarts/charts'
import {
  GridComponent,
  type GridComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components'
import { type ComposeOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

/** The only file that imports echarts; loaded lazily with the first chart. */

use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer])

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>

/** Makes the options of a chart for the root font size in px; called again when the font size changes. */
export type ChartMaker = (fontSize: number) => ChartOption

export interface Drawing {
  show: (option: ChartMaker) => void
  close: () => void
}

const rootFontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Draws into a box as soon as it has a size, and follows resizes. */
export function draw(box: HTMLElement): Drawing {
  let chart: ReturnType<typeof init> | null = null
  let option: ChartMaker | null = null
  let fontSize = rootFontSize()
  const apply = () => {
    if (option) chart?.setOption(option(fontSize))
  }
  const hasRoom = () => box.clientWidth > 0 && box.clientHeight > 0
  const begin = () => {
    if (!hasRoom()) return
    const before = fontSize
    fontSize = rootFontSize()
    if (chart) {
      chart.resize()
      if (fontSize !== before) apply()
      return
    }
    chart = init(box, null, { renderer: 'svg' })
    apply()
  }
  const size = new ResizeObserver(begin)
  size.observe(box)
  begin()
  return {
    show: (next) => {
      option = next
      apply()
    },
    close: () => {
      size.disconnect()
      chart?.dispose()
      chart = null
    },
  }
}
