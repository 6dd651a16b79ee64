export interface CardFacts {
  name: string
  mobile: string
  position: string
  organisation: string
}

/** Commas, semicolons, backslashes and line ends have a meaning in the format (RFC 2426). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** A contact for the phone's address book: vCard 3.0, which iOS and Android both read. */
export const vcardOf = ({ name, mobile, position, organisation }: CardFacts): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(organisation)}`,
    `TITLE:${escaped(position)}`,
    `TEL;TYPE=CELL:${mobile.replace(/[^\d+-]/g, '')}`,
    'END:VCARD',
    '',
  ].join('\r\n')

/** The same contact as plain text, to read and to paste. */
export const cardText = ({ name, mobile, position, organisation }: CardFacts): string =>
  [name, position, organisation, mobile].filter(Boolean).join('\n')
