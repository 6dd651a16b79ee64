import { expect, test } from 'vitest'
import { bareTexts } from './support/bare-text.ts'
import { sourcesWithoutTests } from './support/sources.ts'

const screen = (children: string) => bareTexts('Screen.tsx', `const Screen = () => <p>${children}</p>`)

test.each([
  ['{busy && <Spinner />}确定', 'a text after something that changes'],
  ['<b>1</b>{open ? "收起" : "展开"}', 'a text that changes'],
  ['<b>1</b>{more && "还有"}', 'a text that changes'],
  ['<b>1</b>{more ? <i>2</i> : "没有了"}', 'a text that changes'],
  ['<b>1</b>{more && <>，<i>2</i></>}', 'a text that changes'],
  ['{rows.map(rowOf)}完', 'a text after something that changes'],
  ['共 {count} 项', 'a text and a value are not one text'],
])('the JSX %s can crash React in a translated page', (children, problem) => {
  expect(screen(children)).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['{`共 ${count} 项`}'],
  ['{open ? "收起" : "展开"}'],
  ['{busy && <Spinner />}<span>确定</span>'],
  ['确定{busy && <Spinner />}'],
  ['<b>1</b>\n  {rows.map(rowOf)}'],
])('the JSX %s cannot crash React in a translated page', (children) => {
  expect(screen(children)).toEqual([])
})

test('no text of the app can crash React while a browser translates the page', () => {
  expect(
    sourcesWithoutTests.filter(({ file }) => file.endsWith('.tsx')).flatMap(({ file, text }) => bareTexts(file, text)),
  ).toEqual([])
})
