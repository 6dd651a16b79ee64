import { hasFirstStyles } from '#/first-domains.ts'
import { documentState } from '#/shared/lib/document/document-state.ts'

const loading = documentState<Promise<unknown> | null>(() => null)

/**
 * Loads the style sheet that all domains share but those of the first sheet. Asked for again after a failure. In
 * development there is none: each module brings its styles along.
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
    // Behind the first sheet, which stands in the body: a domain's rules win over shared ones.
    document.body.append(link)
  }))
}
