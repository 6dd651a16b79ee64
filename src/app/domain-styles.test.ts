// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stylesOf } from './domain-styles.ts'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

beforeEach(() => {
  document.head.innerHTML = '<meta name="domain-styles" content="/assets/domains-1.css">'
})
afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

test('the first style sheet contains the styles of home, shop and login', async () => {
  for (const domain of ['home', 'mall', 'auth', null]) expect(stylesOf(domain)).toBeUndefined()
  expect(links()).toEqual([])
})

test('all other domains share one style sheet, which loads once', async () => {
  const all = Promise.all([stylesOf('order'), stylesOf('report')])
  const [link, ...more] = links()
  expect(more).toEqual([])
  expect(link?.getAttribute('href')).toBe('/assets/domains-1.css')
  link?.dispatchEvent(new Event('load'))
  await all
  await stylesOf('visitor')
  expect(links()).toHaveLength(1)
})

test('the domain sheet is placed after the first sheet, so that a domain can override shared styles', async () => {
  document.body.innerHTML = '<link rel="stylesheet" href="/assets/style-1.css">'
  void stylesOf('order')
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/style-1.css', '/assets/domains-1.css'])
})

test('a style sheet that cannot be loaded is a chunk error, and the next request loads it again', async () => {
  const first = stylesOf('order')
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('preload CSS')
  const second = stylesOf('order')
  links()[1]?.dispatchEvent(new Event('load'))
  await second
})

test('in development, every module imports its own style sheet', async () => {
  document.head.innerHTML = ''
  expect(stylesOf('order')).toBeUndefined()
})
