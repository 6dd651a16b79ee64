import { endToast, leaveDialogs } from '#/shared/ui/toast.ts'
import type { AppRouter } from './router.tsx'
import { guardTaps } from './tap-guard.ts'

/** Lines and questions about a screen go with it; a line also makes room for a field that somebody taps. */
function endFeedback(router: AppRouter): void {
  let before = router.state.location.pathname
  router.subscribe(({ location }) => {
    if (location.pathname !== before) {
      endToast()
      leaveDialogs()
    }
    before = location.pathname
  })
  const onDown = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('input,textarea,select')) endToast()
  }
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true })
}

/** What fingers do beside the screens. A chunk of its own, so that the first screen does not wait for it. */
export function startTouch(router: AppRouter): void {
  guardTaps(router)
  endFeedback(router)
}
