import type { Page } from '@playwright/test'

/**
 * Waits until every style has its final value. A transition, even of the 0.01 ms that reduced motion leaves, shows its
 * first value for at least a frame, and elements that inherit from it begin their transitions afterwards. Reading the
 * animations updates the styles, so that none begins after the last read. A part that is not rendered never ends its
 * transitions.
 */
export const stylesSettled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          (one) =>
            one instanceof CSSTransition &&
            one.effect instanceof KeyframeEffect &&
            one.effect.target?.checkVisibility({ contentVisibilityAuto: true }),
        ),
  )
}
