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

/** A decorative drawing of the project; the sentence beside it has all the content. */
export function Illustration({ name, width = 180 }: { name: IllustrationName; width?: number }) {
  return <img src={files[`../../assets/illustrations/${name}.svg`]} alt="" width={width} height={width * 0.75} />
}
