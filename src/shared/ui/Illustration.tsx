const files = import.meta.glob<string>('../../assets/illustrations/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

const names = [
  'empty-list',
  'empty-order',
  'empty-report',
  'empty-coupon',
  'empty-sample',
  'not-found',
  'failed',
  'offline',
  'success',
  'waiting',
  'report-steps',
] as const
export type IllustrationName = (typeof names)[number]

/** A decorative illustration. `alt` is empty, because the text next to it says everything. */
export function Illustration({ name, width = 180 }: { name: IllustrationName; width?: number }) {
  return <img src={files[`../../assets/illustrations/${name}.svg`]} alt="" width={width} height={width * 0.75} />
}
