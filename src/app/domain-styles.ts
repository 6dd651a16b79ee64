import { hasFirstStyles } from '#/first-domains.ts'

let loading: Promise<unknown> | undefined

/**
 * Loads the style sheet that all domains share but those of the first sheet. Asked for again after a failure. In
 * development there is none: each module brings its styles along.
 * @throws as a failed chunk does.
 */
export function stylesOf(domain: string | null): Promise<unknown> | undefined {
  const href = document.querySelector<HTMLMetaElement>('[name=domain-styles]')?.content
  if (!href || hasFirstStyles(domain)) return undefined
  return (loading ??= new Promise((onload, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = onload
    link.onerror = () => {
      loading = undefined
      reject(Error('preload CSS'))
    }
    // Behind the first sheet, which stands in the body: a domain's rules win over shared ones.
    document.body.append(link)
  }))
}
