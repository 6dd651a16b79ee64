/**
 * The kind of a state; `normal` if no other kind applies. For the names of kinds in the gallery see
 * tools/gallery/page/gallery.js.
 */
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
 * One state of an address, for the gallery and for the tests that visit every screen. An address without parameters
 * automatically has a plain state; a list behind a login also has an empty state. All other states are declared beside
 * the screens (`src/domains/<domain>/screens/screen-states.ts`). No file of the product imports them.
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
