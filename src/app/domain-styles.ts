import { hasFirstStyles } from '#/first-domains.ts'
import { pageState } from '#/shared/lib/page-load/page-state.ts'

const loading = pageState<Promise<unknown> | null>(() => null)

/**
 * Loads the style sheet of a domain. Domains whose styles are not in the first sheet share one sheet. After a failed
 * load, the next call tries again. In development, there is no shared sheet, because each module loads its own styles.
 * @throws the same error as for a failed chunk.
 */
export function stylesOf(domain: string | null): Promise<unknown> | undefined {
  const href = document.querySelector<HTMLMetaElement>('[name=domain-styles]')?.content
  if (!href || hasFirstStyles(domain)) return undefined
  return (loading.current ??= new Promise((onload, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = onload
    link.onerror = () => {
      loading.current = null
      reject(Error('preload CSS'))
    }
    // The link is inserted after the first sheet, which is in the body, so that rules of a domain override shared
    // rules.
    document.body.append(link)
  }))
}
