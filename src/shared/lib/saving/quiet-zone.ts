/** Width of the light border around a code, in modules; phones do not detect a code without it. */
export const QUIET = 4

/** Adds the light border to a code. */
export function withQuietZone(modules: readonly (readonly boolean[])[]): boolean[][] {
  const side = Array<boolean>(QUIET).fill(false)
  const blank = (): boolean[][] => side.map(() => Array<boolean>(modules.length + 2 * QUIET).fill(false))
  return [...blank(), ...modules.map((row) => [...side, ...row, ...side]), ...blank()]
}
