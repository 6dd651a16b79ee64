import { keyed } from '#/shared/lib/keyed.ts'

const DATE = /(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?: \d{1,2}:\d{2}(?::\d{2})?(?:[-–]\d{1,2}:\d{2})?)?)/

/** A text whose dates are not broken at their hyphens, which would happen on a narrow phone with large letters. */
export function DatedText({ text }: { text: string }) {
  // Every second part is a date.
  const parts = text.split(DATE).map((part, at) => ({ part, isDate: at % 2 === 1 }))
  return keyed(parts, ({ part }) => part).map(([key, { part, isDate }]) =>
    isDate ? <time key={key}>{part}</time> : part,
  )
}
