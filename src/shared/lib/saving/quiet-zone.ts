/** The light border around a code, in modules, without which phones do not detect it. */
export const QUIET = 4

/** A code with its light border. */
export function withQuietZone(modules: readonly (readonly boolean[])[]): boolean[][] {
  const side = Array<boolean>(QUIET).fill(false)
  const blank = (): boolean[][] => side.map(() => Array<boolean>(modules.length + 2 * QUIET).fill(false))
  return [...blank(), ...modules.map((row) => [...side, ...row, ...side]), ...blank()]
}
