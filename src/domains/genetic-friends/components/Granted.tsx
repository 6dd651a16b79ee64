import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { authorised } from '../queries.ts'
import { Consent } from './Consent.tsx'

/** FAM-011: what follows is shown, and asked for, only with my grant. Without it the consent, in place: after it
 * the person sees what was opened. */
export function Granted({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(authorised())
  if (data.authorized) return children
  return <Consent />
}
