import type { SyntheticEvent } from 'react'

/** The files of public/illustrations: a table of hashed names would cost the first screen 0.3 KB. */
export const illustrations = [
  'empty-list',
  'empty-order',
  'empty-report',
  'empty-coupon',
  'empty-sample',
  'not-found',
  'failed',
  'success',
  'waiting',
  'report-steps',
] as const
export type IllustrationName = (typeof illustrations)[number]

/** Without a connection, the space stays empty instead of showing a broken picture. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => (currentTarget.style.visibility = 'hidden')

/** A decorative illustration. `alt` is empty, because the text next to it says everything. */
export function Illustration({ name, width = 180 }: { name: IllustrationName; width?: number }) {
  return <img src={`/illustrations/${name}.svg`} alt="" width={width} height={width * 0.75} onError={hide} />
}
