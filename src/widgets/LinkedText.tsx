import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { linkTarget } from '#/shared/lib/safe/known-address.ts'
import { safeExternal } from '#/shared/lib/safe/safe-target.ts'
import { RichText } from '#/shared/ui/RichText.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import './linked-text.css'

/** Rich text whose links lead to screens of the app, or to hosts that the deployment allows; others say so. */
export function LinkedText({ html }: { html: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!href || event.defaultPrevented || safeExternal(href)) return
    event.preventDefault()
    const target = linkTarget(href)
    if (target) void navigate(target)
    else toast('这个链接不属于本应用，已为您拦下')
  }
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside take the keys
    <div className="linked-text" onClick={follow}>
      <RichText html={html} />
    </div>
  )
}
