import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orderApi } from '#/domains/order/contract.ts'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { query } from '#/shared/api/query.ts'
import { ChevronRightIcon, ClockIcon } from '#/shared/ui/icons.tsx'
import { nextStep } from '../rules.ts'

/** One line with the next thing to do; nothing while there is none or it is not known. */
export function NextStepCard() {
  const orders = useQuery(query(orderApi.mine, { query: { page: 0, size: 20 }, body: {} }))
  const samples = useQuery(sampleProgress())
  const step = orders.data && samples.data ? nextStep(orders.data.items, samples.data.items) : null
  if (!step) return null
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
