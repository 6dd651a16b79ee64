import { useEffect, useState } from 'react'
import type { Pinyin } from '../search-rules.ts'

interface LoadedPinyin {
  /** Null until the data is loaded; names and genes are searched without the data. */
  pinyin: Pinyin | null
  /** Whether the data is loading, so that initials cannot be searched yet. */
  loading: boolean
}

/** The pinyin data, which the search for initials and homophones needs; loaded when the first character is typed. */
export function usePinyin(wanted: boolean): LoadedPinyin {
  const [pinyin, setPinyin] = useState<Pinyin | null>(null)
  const [failed, setFailed] = useState(false)
  const missing = wanted && pinyin === null
  useEffect(() => {
    if (!missing) return
    let here = true
    import('#/shared/lib/pinyin.ts').then(
      (loaded) => here && setPinyin(loaded),
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [missing])
  return { pinyin, loading: missing && !failed }
}
