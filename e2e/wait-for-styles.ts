import type { Page } from '@playwright/test'

/**
 * Waits until no CSS transition is running. Even a transition of 0.01 ms, as with reduced motion, takes a frame, and
 * elements that inherit its value begin their own transitions only then. `getAnimations` first applies all changes of
 * styles. Therefore an empty list means that no further transition begins. Elements that are not rendered are left out,
 * because their transitions never end.
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
