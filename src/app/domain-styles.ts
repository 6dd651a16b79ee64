import { hasFirstStyles } from '#/first-domains.ts'
import { documentState } from '#/shared/lib/document/document-state.ts'

const loading = documentState<Promise<unknown> | null>(() => null)

/**
 * Loads the style sheet of a domain; all domains share one, except those in the first sheet. A failed load is retried
 * by the next call. In development there is no such sheet: each module brings its styles along.
 * @throws as a failed chunk does.
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
    // After the first sheet, which is in the body: rules of a domain override shared ones.
    document.body.append(link)
  }))
}
