/** What a screen shows; `normal` is everything else. Their names in the gallery: scripts/gallery/page/gallery.js. */
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
 * One state of an address, for the gallery and for the tests that visit every screen. States are declared beside the
 * screens (`src/domains/<domain>/screens/states.ts`); nothing of the product imports them.
 */
export interface ScreenState {
  /** Unique; names the picture. */
  name: string
  address: string
  /** What it shows; `normal` without. */
  kind?: StateKind
  /** The persona who sees it; nobody is signed in without. */
  as?: string
  /** What else the mock backend is told: `fault:order.mine=empty`. */
  knobs?: string
}
