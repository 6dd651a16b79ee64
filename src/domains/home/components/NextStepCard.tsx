import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orderApi } from '#/domains/order/api.ts'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { paths } from '#/paths.ts'
import { query } from '#/shared/api/query.ts'
import { ChevronRightIcon, ClockIcon } from '#/shared/ui/icons.tsx'
import { nextStep } from '../rules.ts'
import './home.css'

export default function NextStepCard() {
  const orders = useQuery(query(orderApi.mine, { query: { page: 0, size: 20 }, body: {} }))
  const samples = useQuery(sampleProgress())
  // For a signed-in person, the space of the line is always reserved, so that nothing below shifts when the replies
  // arrive.
  const known = orders.data && samples.data ? nextStep(orders.data.items, samples.data.items) : null
  const step = known ?? { title: '我的样本与报告', text: '查看进度和已出的报告', to: paths.myMain }
  return (
    <Link className="next-step" to={step.to}>
      <ClockIcon size={22} />
      <span>
        <strong>{step.title}</strong>
        <span className="muted">{step.text}</span>
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  )
}
