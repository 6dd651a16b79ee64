import { useEffect, useState } from 'react'
import type { Pinyin } from '../search-rules.ts'

/** The pinyin data, loaded with the first letter typed; without it names and genes are still found. */
export function usePinyin(wanted: boolean): Pinyin | null {
  const [pinyin, setPinyin] = useState<Pinyin | null>(null)
  const missing = wanted && pinyin === null
  useEffect(() => {
    if (!missing) return
    let here = true
    import('#/shared/lib/pinyin.ts').then(
      (loaded) => here && setPinyin(loaded),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [missing])
  return pinyin
}
