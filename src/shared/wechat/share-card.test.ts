import { afterEach, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { cardOf, screenCard, defaultCard, onCardChange, type ShareCard, shareLink, addCard } from './share-card.ts'
import { sharePicture } from './share-picture.ts'

const ORIGIN = 'https://app.example.com'
const card = (title: string): ShareCard => ({
  title,
  description: 'd',
  picture: '/p.png',
  path: '/commodity-detail/G1',
})

const open: (() => void)[] = []
const show = (given: ShareCard) => {
  const close = addCard(given)
  open.push(close)
  return close
}
afterEach(() => {
  for (const close of open.splice(0)) close()
})

test('[NAV-022] a screen without a share card has the default card with the site name and a link to the home page', () => {
  expect(cardOf(undefined)).toEqual(config.share)
  expect(shareLink(defaultCard(), ORIGIN)).toBe(`${ORIGIN}/Home`)
  expect(sharePicture(defaultCard(), ORIGIN)).toMatch(/^https:\/\/app\.example\.com\/pictures\//)
})

test('[NAV-022] changing a returned default card does not change the default', () => {
  defaultCard().title = 'x'
  expect(defaultCard().title).toBe(config.share.title)
})

test('[NAV-008] a screen’s own card is used while the screen is shown', () => {
  const close = show(card('套餐'))
  expect(screenCard()?.title).toBe('套餐')
  close()
  expect(screenCard()).toBeNull()
})

test('[NAV-008] a screen that unmounts late does not remove the card of the next screen', () => {
  const closeFirst = show(card('一'))
  show(card('二'))
  closeFirst()
  closeFirst()
  expect(screenCard()?.title).toBe('二')
})

test('[NAV-008] listeners are called on each change of the card until they unsubscribe', () => {
  const heard = vi.fn<() => void>()
  const stop = onCardChange(heard)
  show(card('一'))()
  stop()
  show(card('二'))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('[NAV-008] the link of a share card keeps only codes that are made for sharing', () => {
  const path =
    '/commodity-detail/G1?sharingCode=S1&shareCode=C1&invitationCode=I1&type=gene&token=T&code=C&state=s&userId=7&from=chat&couponsPackage=P&historyKey=1#x'
  expect(shareLink({ path }, ORIGIN)).toBe(
    `${ORIGIN}/commodity-detail/G1?sharingCode=S1&shareCode=C1&invitationCode=I1&type=gene`,
  )
})

test.each(['https://evil.example.com/x', '//evil.example.com', 'javascript:alert(1)', 'Home', ''])(
  '[NAV-022] if the path %j is not in this app, the link opens the home page',
  (path) => expect(shareLink({ path }, ORIGIN)).toBe(`${ORIGIN}/Home`),
)

test.each([
  ['/pictures/a.png', `${ORIGIN}/pictures/a.png`],
  ['https://img.example.com/a.jpg', 'https://img.example.com/a.jpg'],
  ['http://img.example.com/a.JPG?x=1', 'http://img.example.com/a.JPG?x=1'],
  ['https://img.example.com/a.webp', 'https://img.example.com/a.webp!jpg'],
])('[NAV-008] for the picture %s, WeChat gets the PNG or JPG %s', (picture, expected) => {
  expect(sharePicture({ picture }, ORIGIN)).toBe(expected)
})

test.each(['', '/a.svg', 'https://a.example.com/1.svg', 'data:image/png;base64,AA', 'javascript:alert(1)', 'http://['])(
  '[NAV-008] the picture %j, which WeChat cannot show, is replaced by the default picture',
  (picture) => {
    expect(sharePicture({ picture }, ORIGIN)).toBe(ORIGIN + config.share.picture)
  },
)

test('only the link of an event keeps an id, because the event’s address needs it', () => {
  expect(shareLink({ path: '/sign-form?id=E1&mobile=13800000002' }, 'https://a.example')).toBe(
    'https://a.example/sign-form?id=E1',
  )
  expect(shareLink({ path: '/explore?id=E1' }, 'https://a.example')).toBe('https://a.example/explore')
})
