import { documentState } from '#/shared/lib/document/document-state.ts'
import { ApiError } from './errors.ts'

/**
 * Numbers the identities that use the app in this document, one after the other; “nobody is signed in” is an identity
 * too.
 */
export type Identity = number

const source = documentState<() => Identity>(() => () => 0)

/** Sets the source of the identity; called once at start. */
export const connectIdentity = (given: () => Identity): void => {
  source.current = given
}

/** The identity under which an action begins. Pass it on to everything that the action sends. */
export const identityNow = (): Identity => source.current()

/**
 * An action belongs to the person who has begun it: nothing of it is sent for another person.
 * @throws ApiError `cancelled`, which is never shown, when another person uses the app now.
 */
export function assertIdentity(begun: Identity): void {
  if (begun !== identityNow()) throw new ApiError('cancelled', '', null, false)
}
