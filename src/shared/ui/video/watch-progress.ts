import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'
import { MAX_PLACES, type Speed, speeds, withPlace } from './video-rules.ts'

/** The position at which each video was left, and the playing speed, stored on this phone. Signing out removes both. */

const places = stored(
  'local',
  'video-places',
  z.array(z.object({ name: z.string(), second: z.int().check(z.nonnegative()) })).check(z.maxLength(MAX_PLACES)),
  [],
)

const speed = stored<Speed>('local', 'video-speed', z.literal(speeds), 1)

/** The second at which a video was left; 0 when there is none. */
export const placeOf = (name: string): number => places.read().find((place) => place.name === name)?.second ?? 0

export const keepPlace = (name: string, second: number, duration: number): void =>
  void places.write(withPlace(places.read(), { name, second }, duration))

export const keptSpeed = (): Speed => speed.read()
export const keepSpeed = (chosen: Speed): void => void speed.write(chosen)
