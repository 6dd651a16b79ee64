import { useQuery } from '@tanstack/react-query'
import type { Pinyin } from '../search/search-rules.ts'

interface LoadedPinyin {
  /** Null until the data is loaded; names and genes are searched without the data. */
  pinyin: Pinyin | null
  loading: boolean
}

/** The pinyin data for the search for initials and homophones; loaded when the first character is typed. */
export function usePinyin(wanted: boolean): LoadedPinyin {
  const { data = null, isLoading } = useQuery({
    queryKey: ['pinyin'],
    queryFn: async (): Promise<Pinyin> => ({ ...(await import('#/shared/lib/pinyin.ts')) }),
    enabled: wanted,
    staleTime: Infinity,
  })
  return { pinyin: data, loading: isLoading }
}
