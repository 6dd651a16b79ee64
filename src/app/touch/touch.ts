import { endToast, leaveDialogs } from '#/shared/ui/layers/toast.ts'
import { fetchAhead } from '../next-screens.ts'
import type { AppRouter } from '../router.tsx'
import { guardTaps } from './tap-guard.ts'

/** Toasts and dialogs close with their screen; a toast also makes way for a tapped field. */
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

/** Touch handling outside the screens. A chunk of its own, so that the first screen does not wait for it. */
export function startTouch(router: AppRouter): void {
  guardTaps(router)
  endFeedback(router)
  fetchAhead(router)
}
