/** What a screen shows; `normal` is everything else. Their names in the gallery: tools/gallery/page/gallery.js. */
export type StateKind =
  | 'normal'
  | 'empty'
  | 'signed-out'
  | 'waiting'
  | 'locked'
  | 'sold-out'
  | 'expired'
  | 'refused'
  | 'unknown'
  | 'offline'
  | 'loading'
  | 'failing'
  | 'long'

/**
 * One state of an address, for the gallery and for the tests that visit every screen. An address without parameters has
 * a plain state by itself, and a list behind a login an empty state; all other states are declared beside the screens
 * (`src/domains/<domain>/screens/screen-states.ts`). Nothing of the product imports them.
 */
export interface ScreenState {
  /** Unique; the file name of the picture. */
  name: string
  address: string
  /** `normal` by default. */
  kind?: StateKind
  /** The persona who is signed in; by default nobody is. */
  as?: string
  /** Further knobs of the mock backend: `fault:order.mine=empty`. */
  knobs?: string
}
