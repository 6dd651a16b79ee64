/** Rules of the player: allowed addresses, stored positions, texts of faults. */

const ADDRESS = /^(https:\/\/|\/(?![/\\\s]))/

/** Whether a text is the address of a video or its subtitles: https, or a path of this site. */
export const isVideo = (address: string): boolean => ADDRESS.test(address)

/** An HLS stream: a list of segments instead of one file. */
export const isStream = (address: string): boolean => /\.m3u8(?:[?#]|$)/i.test(address)

export const speeds = [1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

/** `12:34`, above an hour `1:02:03`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const pad = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${pad(minutes)}:${pad(whole % 60)}`
}

export interface VideoPosition {
  /** Identifies the video in the storage of the phone. */
  name: string
  second: number
}

export const MAX_POSITIONS = 50
const FIRST_KEPT_SECOND = 3

/** The last 2 % (the credits) count as watched, at least the last two seconds. */
const isNearEnd = (second: number, duration: number): boolean =>
  Number.isFinite(duration) && duration - second <= Math.max(2, duration * 0.02)

/**
 * The stored positions with the new position first. The new position is left out if the video has hardly begun or is
 * over.
 */
export function withPosition(
  positions: readonly VideoPosition[],
  { name, second }: VideoPosition,
  duration: number,
): VideoPosition[] {
  const others = positions.filter((place) => place.name !== name)
  if (second < FIRST_KEPT_SECOND || isNearEnd(second, duration)) return others
  return [{ name, second }, ...others].slice(0, MAX_POSITIONS)
}

export type Fault = 'missing' | 'failed' | 'offline' | 'unsupported'

export const faultTexts: Readonly<Record<Fault, string>> = {
  missing: '视频还没有准备好，请过些时候再来看',
  failed: '视频没有加载成功，请重试',
  offline: '网络断开了，连上后会接着播放',
  unsupported: '这个浏览器放不了这个视频，请换一个浏览器打开',
}

/** Whether a retry is offered: only after faults of the network or the server. */
export const canRetry = (fault: Fault): boolean => fault === 'failed' || fault === 'offline'
