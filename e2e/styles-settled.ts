import type { Page } from '@playwright/test'

/**
 * Waits until every style has its value. A transition, even the one of 0.01 ms that reduced motion leaves, shows the value
 * before for a frame or more, and what inherits from it begins its own afterwards. Asking for the animations brings the
 * styles up to date, so that none begins after the last look. In a part that is not rendered a transition never ends.
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
