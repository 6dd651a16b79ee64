import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { authorised } from '../queries.ts'

/** FAM-011: what follows is shown, and asked for, only with my grant. Without it, the way to the consent. */
export function Granted({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(authorised())
  if (data.authorized) return children
  return (
    <EmptyState
      picture="report-steps"
      text="要先了解并同意使用您的基因数据，才能查看其他人"
      action={{ label: '去了解', to: to(paths.relatives, { type: 'friends' }) }}
    />
  )
}
