import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { authorised } from '../queries.ts'
import { Consent } from './Consent.tsx'

/**
 * FAM-011: renders (and so reads) its content only with the person's grant. Without a grant it shows the consent in its
 * place; the granted content follows there.
 */
export function Granted({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(authorised())
  if (data.authorized) return children
  return <Consent />
}
