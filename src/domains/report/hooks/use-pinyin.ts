import { useEffect, useState } from 'react'
import type { Pinyin } from '../search-rules.ts'

interface LoadedPinyin {
  /** Null until the data is loaded; names and genes are searched without the data. */
  pinyin: Pinyin | null
  loading: boolean
}

/** The pinyin data for the search for initials and homophones; loaded when the first character is typed. */
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
