import { closeToast } from '#/shared/ui/layers/toast.ts'
import { prefetchScreens } from '../prefetch-screens.ts'
import type { AppRouter } from '../router.tsx'
import { guardTaps } from './tap-guard.ts'

/** A tap on a field removes the toast that covers it. */
function endToastAtFields(): void {
  const onDown = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('input,textarea,select')) closeToast()
  }
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true })
}

/** Touch handling outside the screens. This code is a separate chunk, so that the first screen does not wait for it. */
export function startTouch(router: AppRouter): void {
  guardTaps(router)
  endToastAtFields()
  prefetchScreens(router)
}
