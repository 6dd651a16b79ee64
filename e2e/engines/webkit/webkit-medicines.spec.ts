import { test } from './webkit-fixtures.ts'

test('in WebKit, a medicine that was added is also shown in a new page', async ({ person }) => {
  const list = '/parent-page/R100501/PKG-ADULT/other-category-list/PHARMACOGENOMICS/X'
  await person.open(list, 'reported')
  await person.sees('把正在用的药加进来')
  await person.tap('^在用：氯吡格雷', 'button[aria-pressed="false"]')
  await person.sees('给医生看（含我在用的药）')
  await person.goto(list)
  await person.sees('给医生看（含我在用的药）')
  await person.tap('^按基因', '[role="tab"]')
  await person.sees('检测到的')
  await person.tap('^给医生看（含我在用的药）', 'a')
  await person.sees('其他需要留意的结果')
})
