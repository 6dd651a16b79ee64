import { hasFirstStyles } from '#/first-domains.ts'
import { documentState } from '#/shared/lib/document/document-state.ts'

const loading = documentState<Promise<unknown> | null>(() => null)

/**
 * Loads the style sheet of a domain. All domains share one sheet, except those whose styles are in the first sheet.
 * After a failed load the next call tries again. In development there is no such sheet, because each module loads its
 * own styles.
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
