import { expect, test } from 'vitest'
import { resourceUrl, withStyle } from './pictures.ts'

test.each([
  ['https://store.example.com/a.png', 'compress', 'https://store.example.com/a.png!compress'],
  ['https://store.example.com/a.jpg', 'jpg', 'https://store.example.com/a.jpg!jpg'],
  ['https://store.example.com/a.WEBP', 'scale', 'https://store.example.com/a.WEBP!scale'],
  ['/pictures/goods/g01.svg', 'compress', '/pictures/goods/g01.svg'],
  ['https://store.example.com/a.png?x=1', 'compress', 'https://store.example.com/a.png?x=1'],
] as const)(
  '[REP-056] the picture %s is requested with the style %s in its address, if the store supports styles',
  (url, style, wanted) => {
    expect(withStyle(url, style)).toBe(wanted)
  },
)

test('[API-029] a private resource is loaded with download=false and its path in the query', () => {
  expect(resourceUrl('private', 'a/b.png')).toBe(
    '/messages/api/private-resource/get?download=false&resourcePath=a%2Fb.png',
  )
})

test('[API-030] a public resource is loaded from its own address', () => {
  expect(resourceUrl('public', 'a/b.png')).toBe(
    '/messages/api/public/public-resource/get?download=false&resourcePath=a%2Fb.png',
  )
})
