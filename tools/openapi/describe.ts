// Describes an operation of the contract in words: the comment above its row, its name, and the reads that it changes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#/shared/api/endpoint.ts'

const domains = join(import.meta.dirname, '../../src/domains')

const plain = (comment: string): string => comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()

/** The comment of each row in an `api.ts`, by the id of its call. */
export function commentsIn(source: string): Map<string, string> {
  const [, domain = ''] = /defineApi\('([\w-]+)'/.exec(source) ?? []
  // `  /** Cancels the order. */` in one or several lines, followed by the line `  cancel: {`.
  const rows = source.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(\w+): \{/gm)
  return new Map([...rows].map(([, comment = '', name = '']) => [`${domain}.${name}`, plain(comment)]))
}

const comments = new Map(
  readdirSync(domains, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/api.ts'))
    .flatMap((file) => [...commentsIn(readFileSync(join(domains, file), 'utf8'))]),
)

/** `order.setOtherPayment` → Set other payment. */
export function summaryOf(id: string): string {
  const words = id.slice(id.indexOf('.') + 1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function changesOf(changes: readonly string[] | undefined): string {
  if (!changes) return ''
  if (changes.length === 0) return 'A write. It changes no read of the app.'
  return `A write. It changes the reads of: ${changes.join(', ')}.`
}

/**
 * The comment of the operation's row, a note on a call that the specification only names, and the changed reads. Empty if
 * there is none of them.
 */
export const descriptionOf = ({ id, row }: Endpoint): string =>
  [
    comments.get(id) ?? '',
    row.mayBeMissing ? 'The specification only names this call; 404 means no entries.' : '',
    changesOf(row.changes),
  ]
    .filter(Boolean)
    .join('\n\n')
