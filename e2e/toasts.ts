import type { BrowserContext } from '@playwright/test'

/**
 * Everything that the pages of a context have said in a line that goes away by itself: a busy machine may look later
 * than it was there. Call it before the first page opens.
 *
 *   const said = await hearToasts(context)
 *   await expect.poll(said).toContain('登录异常')
 */
export async function hearToasts(context: BrowserContext): Promise<() => string[]> {
  const heard: string[] = []
  await context.exposeBinding('__said', (_source, text: string) => void heard.push(text))
  await context.addInitScript(() => {
    const page = window as unknown as { __said: (text: string) => Promise<void> }
    const told = new WeakSet<Element>()
    const look = () => {
      for (const line of document.querySelectorAll('span[role="alert"], .plain-toast')) {
        if (told.has(line) || !line.textContent) continue
        told.add(line)
        void page.__said(line.textContent)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  return () => [...heard]
}
