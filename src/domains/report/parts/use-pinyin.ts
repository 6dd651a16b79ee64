import { useEffect, useState } from 'react'
import type { Pinyin } from '../search-rules.ts'

/** The data of pinyin: asked for with the first letter typed; without it names and genes are found all the same. */
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
