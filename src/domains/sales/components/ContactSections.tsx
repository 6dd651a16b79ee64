import { keyed } from '#/shared/lib/keyed.ts'
import { INITIAL_COUNT, ListBlocks } from '#/shared/ui/lists/ListBlocks.tsx'
import type { Contact, Section } from '../address-book-rules.ts'
import { CallNumber } from './CallNumber.tsx'
import './contacts.css'

/** The height of a row in rem, as in the style sheet. */
const ROW_REM = 3.75

const headOf = (letter: string): string => `letter-${letter === '#' ? 'other' : letter}`

export const toLetter = (letter: string): void => document.getElementById(headOf(letter))?.scrollIntoView?.()

const keyOf = ({ name, mobile }: Contact) => `${name} ${mobile}`

const row = ({ name, mobile }: Contact) => (
  <div className="contact">
    <bdi className="contact-name">{name}</bdi>
    <CallNumber number={mobile} name={name} />
  </div>
)

/**
 * Contacts by letter. Blocks far from the viewport are empty boxes, so that a thousand contacts scroll as fast as
 * forty.
 */
export function ContactSections({ sections }: { sections: readonly Section[] }) {
  const befores = sections.map((_, at) => sections.slice(0, at).reduce((sum, { contacts }) => sum + contacts.length, 0))
  const all = sections.reduce((sum, { contacts }) => sum + contacts.length, 0)
  return sections.map(({ letter, contacts }, at) => (
    <section key={letter} aria-labelledby={headOf(letter)}>
      <h2 id={headOf(letter)} className="contacts-letter">
        {letter}
      </h2>
      <div role="list" className="contacts">
        {all <= INITIAL_COUNT ? (
          keyed(contacts, keyOf).map(([key, contact]) => (
            <div key={key} role="listitem">
              {row(contact)}
            </div>
          ))
        ) : (
          <ListBlocks items={contacts} itemKey={keyOf} rem={ROW_REM} initialCount={INITIAL_COUNT - (befores[at] ?? 0)}>
            {row}
          </ListBlocks>
        )}
      </div>
    </section>
  ))
}
