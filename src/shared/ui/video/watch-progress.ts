import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'
import { MAX_POSITIONS, type Speed, speeds, withPosition } from './video-rules.ts'

/** The position at which each video was left, and the playing speed, stored on this phone. Signing out removes both. */

const positions = storedValue(
  'local',
  'video-places',
  z.array(z.object({ name: z.string(), second: z.int().check(z.nonnegative()) })).check(z.maxLength(MAX_POSITIONS)),
  [],
)

const speed = storedValue<Speed>('local', 'video-speed', z.literal(speeds), 1)

/** The second at which a video was left; 0 when there is none. */
export const positionOf = (name: string): number => positions.read().find((place) => place.name === name)?.second ?? 0

export const storePosition = (name: string, second: number, duration: number): void =>
  void positions.write(withPosition(positions.read(), { name, second }, duration))

export const storedSpeed = (): Speed => speed.read()
export const storeSpeed = (chosen: Speed): void => void speed.write(chosen)
