import {
  BarChart,
  type BarSeriesOption,
  LineChart,
  type LineSeriesOption,
  PieChart,
  type PieSeriesOption,
} from 'echarts/charts'
import {
  GridComponent,
  type GridComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components'
import { type ComposeOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

/** The only file that imports echarts; loaded lazily with the first chart. */

use([PieChart, BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer])

export type ChartOption = ComposeOption<
  PieSeriesOption | BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>

export interface Drawing {
  show: (option: ChartOption) => void
  close: () => void
}

/** Draws into a box as soon as it has a size, follows resizes, and reports which named part was tapped. */
export function draw(box: HTMLElement, onPick: (name: string) => void): Drawing {
  let chart: ReturnType<typeof init> | null = null
  let option: ChartOption | null = null
  const hasRoom = () => box.clientWidth > 0 && box.clientHeight > 0
  const begin = () => {
    if (!hasRoom()) return
    if (chart) return chart.resize()
    chart = init(box, null, { renderer: 'svg' })
    chart.on('click', ({ name }) => onPick(name))
    if (option) chart.setOption(option)
  }
  const size = new ResizeObserver(begin)
  size.observe(box)
  begin()
  return {
    show: (next) => {
      option = next
      chart?.setOption(next)
    },
    close: () => {
      size.disconnect()
      chart?.dispose()
      chart = null
    },
  }
}
