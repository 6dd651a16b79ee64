import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { authorised } from '../queries.ts'
import { Consent } from './Consent.tsx'

/**
 * FAM-011: renders its content only if the person has consented, so that the content sends no reads before. Otherwise
 * the consent is shown.
 */
export function Granted({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(authorised())
  if (data.authorized) return children
  return <Consent />
}
