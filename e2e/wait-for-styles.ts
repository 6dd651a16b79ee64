import type { Page } from '@playwright/test'

/**
 * Waits until every style has its final value. Even a transition of 0.01 ms, as with reduced motion, shows its first
 * value for at least a frame. Elements that inherit the value begin their transitions afterwards. Reading the
 * animations updates the styles, so that no transition begins after the last read. Parts that are not rendered are left
 * out, because their transitions never end.
 */
export const waitForStyles = async (page: Page): Promise<void> => {
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
