import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { me } from '#/domains/user/queries.ts'
import { relations, relationTypes, sentInvitations } from '../../queries.ts'
import { type Pedigree, pedigreeOf } from '../pedigree-rules.ts'

/** My family. Invitations and the server's list of relations are not essential: they are left out when a read fails. */
export function usePedigree(): Pedigree {
  const { data: list } = useSuspenseQuery(relations())
  const { data: user } = useSuspenseQuery(me())
  const { data: sent } = useInfiniteQuery(sentInvitations())
  const { data: types } = useQuery(relationTypes())
  return useMemo(
    () =>
      pedigreeOf({
        relations: list.items,
        user,
        sent: sent?.pages.flatMap(({ items }) => items) ?? [],
        types: types?.items ?? [],
      }),
    [list, user, sent, types],
  )
}
