import { useEffect, useState } from 'react'
import type { Pinyin } from '../search-rules.ts'

interface LoadedPinyin {
  /** Null until the data is loaded; names and genes are searched without it. */
  pinyin: Pinyin | null
  /** The data is being loaded: initials cannot be searched yet. */
  loading: boolean
}

/** The pinyin data, loaded with the first sign typed: initials and homophones need it. */
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
