import { keyed } from '#/shared/lib/keyed.ts'
import { ListBlock } from '#/shared/ui/lists/ListBlock.tsx'
import type { Contact, Section } from '../address-book-rules.ts'
import { CallNumber } from './CallNumber.tsx'
import './contacts.css'

/** Contacts per block: about a screenful. */
const SIZE = 20
/** Up to this many contacts are rendered at once; further ones when they come near. */
const DRAWN = 60
/** The height of a row in rem, as in the style sheet. */
const ROW_REM = 3.75
const DEFAULT_LETTERS = 16

const headOf = (letter: string): string => `letter-${letter === '#' ? 'other' : letter}`

/** Scrolls the contacts of a letter to the top. */
export const toLetter = (letter: string): void => document.getElementById(headOf(letter))?.scrollIntoView?.()

const rowHeight = (): number =>
  ROW_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_LETTERS)

const keyOf = ({ name, mobile }: Contact) => `${name} ${mobile}`

const row = ({ name, mobile }: Contact) => (
  <div className="contact">
    <bdi className="contact-name">{name}</bdi>
    <CallNumber number={mobile} name={name} />
  </div>
)

function SectionBlocks({ contacts, before }: { contacts: readonly Contact[]; before: number }) {
  const starts = Array.from({ length: Math.ceil(contacts.length / SIZE) }, (_, at) => at * SIZE)
  const height = rowHeight()
  return starts.map((start) => {
    const own = contacts.slice(start, start + SIZE)
    const first = own[0]
    return (
      <ListBlock
        key={first ? keyOf(first) : start}
        items={own}
        start={start}
        total={contacts.length}
        itemKey={keyOf}
        room={before + start < DRAWN ? undefined : own.length * height}
      >
        {row}
      </ListBlock>
    )
  })
}

/** Contacts by letter. Blocks far from the viewport are empty boxes, so that a thousand contacts scroll like forty. */
export function ContactSections({ sections }: { sections: readonly Section[] }) {
  const befores = sections.map((_, at) => sections.slice(0, at).reduce((sum, { contacts }) => sum + contacts.length, 0))
  const all = sections.reduce((sum, { contacts }) => sum + contacts.length, 0)
  return sections.map(({ letter, contacts }, at) => (
    <section key={letter} aria-labelledby={headOf(letter)}>
      <h2 id={headOf(letter)} className="contacts-letter">
        {letter}
      </h2>
      <div role="list" className="contacts">
        {all <= DRAWN ? (
          keyed(contacts, keyOf).map(([key, contact]) => (
            <div key={key} role="listitem">
              {row(contact)}
            </div>
          ))
        ) : (
          <SectionBlocks contacts={contacts} before={befores[at] ?? 0} />
        )}
      </div>
    </section>
  ))
}
