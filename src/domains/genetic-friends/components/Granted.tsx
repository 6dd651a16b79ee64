import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { authorised } from '../queries.ts'
import { Consent } from './Consent.tsx'

/**
 * FAM-011: renders its content, and so sends the reads of the content, only if the person has consented. Otherwise it
 * shows the consent instead, and after the consent the content.
 */
export function Granted({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(authorised())
  if (data.authorized) return children
  return <Consent />
}
