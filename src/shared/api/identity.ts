import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { ApiError } from './errors.ts'

/**
 * The number of the current identity: each person who uses the app during this page load gets the next number; “nobody
 * is signed in” is an identity, too.
 */
export type Identity = number

const source = pageState<() => Identity>(() => () => 0)

/** Sets the source of the identity; called once at start. */
export const connectIdentity = (given: () => Identity): void => {
  source.current = given
}

/** The identity that is current when an action begins. Pass it to every call that the action sends. */
export const identityNow = (): Identity => source.current()

/**
 * Checks that the person who has begun an action is still signed in, so that no call of the action is sent for another
 * person.
 * @throws ApiError `cancelled`, which is never shown, if another person uses the app now.
 */
export function assertIdentity(begun: Identity): void {
  if (begun !== identityNow()) throw new ApiError('cancelled', '', null, false)
}
