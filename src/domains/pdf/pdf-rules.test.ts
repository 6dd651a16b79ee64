import { paths, searchOf } from '#/paths.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PdfOrigins, pdfRequest, pdfSource, pdfViewOf } from './pdf-rules.ts'

const ORIGIN = 'https://m.example.com'
const allowed: PdfOrigins = {
  storeOrigin: 'https://store.example.com',
  apiOrigin: 'https://api.example.com:8443',
  hosts: ['files.example.com'],
}
const source = (file: string | null | undefined) => pdfSource(file, ORIGIN, allowed)

const hostile = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:application/pdf;base64,JVBERi0=',
  'blob:https://m.example.com/1',
  'file:///etc/passwd',
  '//evil.com/a.pdf',
  '///evil.com/a.pdf',
  '/\\evil.com/a.pdf',
  '\\\\evil.com\\a.pdf',
  '/\t/evil.com/a.pdf',
  'https://evil.com/a.pdf',
  'https:evil.com/a.pdf',
  'https://m.example.com.evil.com/a.pdf',
  'https://m.example.com@evil.com/a.pdf',
  'https://user@m.example.com/a.pdf',
  'https://user:p@store.example.com/a.pdf',
  'https://store.example.com@evil.com/a.pdf',
  'https://store.example.com:444/a.pdf',
  'https://api.example.com/a.pdf',
  'http://m.example.com/a.pdf',
  'http://store.example.com/a.pdf',
  'http://files.example.com/a.pdf',
  '/..//evil.com/a.pdf',
  '/a/../..//evil.com/a.pdf',
  '/%2e%2e//evil.com/a.pdf',
  '%2f%2fevil.com/a.pdf',
  'https%3A%2F%2Fevil.com%2Fa.pdf',
  'javascript%3Aalert(1)',
  'a.pdf',
  '../a.pdf',
  '?file=/a.pdf',
  'https://',
]

describe('[REP-059] the allowed source of a PDF file', () => {
  test.each([
    ['/demo.pdf', `${ORIGIN}/demo.pdf`],
    [' /demo.pdf ', `${ORIGIN}/demo.pdf`],
    ['/报告/一.pdf', `${ORIGIN}/%E6%8A%A5%E5%91%8A/%E4%B8%80.pdf`],
    ['/a/../demo.pdf', `${ORIGIN}/demo.pdf`],
    ['/a.pdf?x=1#page=2', `${ORIGIN}/a.pdf?x=1`],
    [`${ORIGIN}/demo.pdf`, `${ORIGIN}/demo.pdf`],
    ['https://store.example.com/a.pdf', 'https://store.example.com/a.pdf'],
    ['https://store.example.com/a.pdf#page=2', 'https://store.example.com/a.pdf'],
    ['https://api.example.com:8443/messages/a.pdf', 'https://api.example.com:8443/messages/a.pdf'],
    ['https://files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
    ['/%2f%2fevil.com/a.pdf', `${ORIGIN}/%2f%2fevil.com/a.pdf`],
  ])('for the file %s is the address %s', (file, url) => expect(source(file)).toBe(url))

  test.each([...hostile, '', ' ', null, undefined])('is null for the file %j', (file) =>
    expect(source(file)).toBeNull(),
  )

  test('is only the page’s own origin if no origin is configured', () => {
    expect(pdfSource('/a.pdf', ORIGIN)).toBe(`${ORIGIN}/a.pdf`)
    expect(pdfSource('https://store.example.com/a.pdf', ORIGIN)).toBeNull()
  })

  test('may be an http address only on the page’s own origin on a local server', () => {
    expect(pdfSource('http://localhost:5173/a.pdf', 'http://localhost:5173', allowed)).toBe(
      'http://localhost:5173/a.pdf',
    )
    expect(pdfSource('http://localhost:8080/a.pdf', 'http://localhost:5173', allowed)).toBeNull()
  })

  test('is null or an address on an allowed origin without a user name, for any file', () => {
    const origins = [ORIGIN, allowed.storeOrigin, allowed.apiOrigin, 'https://files.example.com']
    const pieceArbitrary = fc.oneof(
      fc.constantFrom(...hostile, ...origins, '/', '//', '\\', '..', '@', ':', '%2f', '#', 'https://', 'evil.com'),
      fc.string({ maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(pieceArbitrary, { maxLength: 5 }), (pieces) => {
        const url = source(pieces.join(''))
        if (url === null) return
        const { origin, hostname, username, password } = new URL(url)
        expect(origins.includes(origin) || hostname === 'files.example.com').toBe(true)
        expect([username, password]).toEqual(['', ''])
        expect(source(url)).toBe(url)
      }),
      { seed: 20260901, numRuns: 1000 },
    )
  })
})

describe('[REP-059] the query of the PDF viewer', () => {
  const asked = (query: string) => pdfRequest(searchOf(paths.pdfView, new URLSearchParams(query)), ORIGIN, allowed)

  test.each(['', 'file=', 'file=%20', 'other=/a.pdf'])('%j contains no file', (query) =>
    expect(asked(query)).toEqual({ state: 'missing' }),
  )
  test('decodes the file address only once', () => {
    expect(asked('file=%2Fdemo.pdf')).toEqual({ state: 'open', url: `${ORIGIN}/demo.pdf` })
    expect(asked('file=%252F%252Fevil.com%252Fa.pdf')).toEqual({ state: 'refused' })
    expect(asked('file=%2F%2Fevil.com%2Fa.pdf')).toEqual({ state: 'refused' })
  })
})

test.each([
  ['/f/1.pdf', '/pdf-view?file=%2Ff%2F1.pdf'],
  ['/f/1.PDF', '/pdf-view?file=%2Ff%2F1.PDF'],
  ['/f/1.ofd', null],
  ['https://evil.com/1.pdf', null],
])('the file %s opens in the view %s', (file, view) => expect(pdfViewOf(file, ORIGIN, allowed)).toBe(view))
