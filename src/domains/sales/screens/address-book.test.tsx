import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'
import { quiet } from '#tests/quiet.ts'

const BOOK = 'uaa/api/user/address-book'
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const namesUnder = (letter: string) =>
  within(screen.getByRole('region', { name: letter }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/\*{4}.*|\d{3}\*{4}.*/, ''))

/** Records to which elements the page was scrolled. */
function recordScrolls(): string[] {
  const went: string[] = []
  // jsdom cannot scroll.
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      went.push(this.textContent ?? '')
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  return went
}

describe('the address book /address-book', () => {
  test('[BIND-016] the contacts are grouped by letter, also for surnames with a rare pronunciation', async () => {
    const app = await renderRoute('/address-book', { as: 'salesman' })
    await app.sees(/^共42位联系人/)
    expect(headings().slice(0, 3)).toEqual(['A', 'B', 'C'])
    expect(headings().at(-1)).toBe('#')
    expect(namesUnder('O')).toEqual(['区桂芬', '欧阳敏'])
    expect(namesUnder('S')).toEqual(['单田芳', '沈星', '石小磊'])
    expect(namesUnder('#')).toEqual(['😀小太阳', '没有名字'])
  })

  test('a contact’s number is masked until it is tapped, and can then be called', async () => {
    const app = await renderRoute('/address-book', { as: 'salesman' })
    await app.press('显示阿依古丽的号码')
    expect(screen.getByRole('link', { name: '拨打阿依古丽的号码' })).toHaveAttribute('href', 'tel:13900010000')
    await quiet()
    expect(screen.queryByText('13900010137')).toBeNull()
    expect(screen.getByRole('button', { name: '显示安然的号码' })).toHaveTextContent('139****0137')
  })

  test.each([
    ['曾', ['曾国英']],
    ['zgy', ['曾国英']],
    ['aw', ['Alice Wong']],
    ['10137', ['安然']],
  ])('the search in the contacts finds %s', async (term, names) => {
    const app = await renderRoute('/address-book', { as: 'salesman' })
    await app.type('找联系人', term)
    await app.sees(`找到${names.length}位`)
    const found = screen.getAllByRole('listitem')
    expect(found).toHaveLength(names.length)
    expect(found[0]).toHaveTextContent(names[0] ?? '')
    await quiet()
    expect(screen.queryByRole('slider')).toBeNull()
  })

  test('a search without a matching contact shows a text and a button that shows all contacts', async () => {
    const app = await renderRoute('/address-book', { as: 'salesman' })
    await app.type('找联系人', '火箭')
    await app.sees('没有找到这位联系人')
    await app.press('看全部联系人')
    expect(await app.sees(/^共42位联系人/)).toHaveLength(1)
  })

  test('a tap on the letter strip jumps to the letter, and sliding scrolls from letter to letter', async () => {
    const went = recordScrolls()
    const backend = withHandlers(
      newBackend(),
      jsonHandler(
        'get',
        BOOK,
        ['安然', '韩梅', '王敏', '赵敏'].map((name) => ({ name, mobile: '13900000001' })),
      ),
    )
    await renderRoute('/address-book', { as: 'member', backend })
    const strip = await screen.findByRole('slider', { name: '按字母找' })
    vi.spyOn(strip, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 44, 112))
    fireEvent.pointerDown(strip, { clientY: 140, pointerId: 1 })
    fireEvent.pointerMove(strip, { clientY: 150, pointerId: 1 })
    fireEvent.pointerMove(strip, { clientY: 160, pointerId: 1 })
    fireEvent.pointerMove(strip, { clientY: 900, pointerId: 1 })
    fireEvent.pointerUp(strip, { clientY: 900, pointerId: 1 })
    fireEvent.pointerMove(strip, { clientY: 100, pointerId: 1 })
    expect(went).toEqual(['H', 'W', 'Z'])
    expect(strip).toHaveAttribute('aria-valuetext', 'Z')
  })

  test('the arrow keys select the previous or next letter', async () => {
    const went = recordScrolls()
    const app = await renderRoute('/address-book', { as: 'salesman' })
    const strip = await screen.findByRole('slider', { name: '按字母找' })
    strip.focus()
    await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    expect(went).toEqual(['A', 'B', 'C', 'B'])
  })

  test('entries that cannot be parsed are left out, and a contact without a number cannot be called', async () => {
    const entries = [7, null, {}, { name: '', mobile: '' }, { name: '王敏' }, { mobile: 13900000001 }]
    const backend = withHandlers(newBackend(), jsonHandler('get', BOOK, entries))
    const app = await renderRoute('/address-book', { as: 'member', backend })
    await app.sees('有 4 条内容没有读出来')
    await quiet()
    expect(screen.queryByText(/^共2位联系人/)).toBeNull()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '王敏没有号码',
      '没有名字139****0001',
    ])
  })

  test('with a thousand contacts renders only those near the viewport', async () => {
    const entries = Array.from({ length: 1000 }, (_, at) => ({
      name: `${'赵钱孙李周吴郑王冯陈'[at % 10]}${at}`,
      mobile: `139${String(at).padStart(8, '0')}`,
    }))
    const backend = withHandlers(newBackend(), jsonHandler('get', BOOK, entries))
    const app = await renderRoute('/address-book', { as: 'member', backend })
    await app.sees(/^共1000位联系人/)
    expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(80)
    expect(headings()).toEqual(['C', 'F', 'L', 'Q', 'S', 'W', 'Z'])
  })

  test.each(['empty', '404'])(
    '[MISC-004] [BIND-016] an address book without contacts (%s) has a link to the invitation',
    async (fault) => {
      const app = await renderRoute('/address-book', { as: 'salesman', knobs: `fault:sales.addressBook=${fault}` })
      expect(await app.sees('通讯录里还没有联系人')).toHaveLength(1)
      await app.follow('去邀请朋友')
      await app.arrives('/my-invitation-new')
    },
  )

  test('an address book that cannot be loaded shows the reason and a retry', async () => {
    const app = await renderRoute('/address-book', { as: 'salesman', knobs: 'fault:sales.addressBook=500@1' })
    await app.press('重试')
    expect(await app.sees(/^共42位联系人/)).toHaveLength(1)
  })
})
