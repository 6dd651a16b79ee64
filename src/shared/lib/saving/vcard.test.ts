import { expect, test } from 'vitest'
import { cardText, vcardOf } from './vcard.ts'

const facts = { name: '冯涛', mobile: '138 0000-0008', position: '健康顾问', organisation: '生命密码健康' }

test('a contact is saved as a vCard of version 3 with CRLF lines', () =>
  expect(vcardOf(facts)).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:冯涛;;;;\r\nFN:冯涛\r\nORG:生命密码健康\r\nTITLE:健康顾问\r\nTEL;TYPE=CELL:1380000-0008\r\nEND:VCARD\r\n',
  ))

test('no text in a contact’s name begins a new line or component of the vCard', () => {
  const card = vcardOf({ ...facts, name: 'A;B,C\\D\r\nTEL:110', mobile: "=cmd|' /C calc'!A0\r\nURL:x110" })
  expect(card.split('\r\n')).toHaveLength(9)
  expect(card).toContain('FN:A\\;B\\,C\\\\D\\nTEL:110\r\n')
  expect(card).toContain('TEL;TYPE=CELL:0110\r\n')
})

test('the text of a contact has one line for each known field', () =>
  expect(cardText({ ...facts, position: '' })).toBe('冯涛\n生命密码健康\n138 0000-0008'))
