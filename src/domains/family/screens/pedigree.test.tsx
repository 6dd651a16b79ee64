import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'

/** 吴志强's kinship terms for his family, worked out by hand. */
const words: readonly (readonly [string, string])[] = [
  ['爸爸', '吴国栋'],
  ['妈妈', '林秀珍'],
  ['妻子', '何佳怡'],
  ['儿子', '吴乐乐'],
  ['女儿', '吴悦悦'],
  ['爷爷', '吴德海'],
  ['奶奶', '陈桂香'],
  ['外公', '林福生'],
  ['外婆', '黄阿妹'],
  ['岳父', '何建平'],
  ['岳母', '邓丽琴'],
  ['姐姐', '吴晓丽'],
  ['姐夫', '张伟明'],
  ['外甥女', '张子涵'],
  ['叔叔', '吴国梁'],
  ['婶婶', '罗燕'],
  ['堂弟', '吴志远'],
  ['堂姐妹', '吴志芳'],
  ['姨妈', '林秀梅'],
  ['表弟', '周小宇'],
  ['小舅子', '何家俊'],
  ['姑姑', '吴国英'],
]

const findCardOf = (name: string) => screen.findByRole('button', { name: new RegExp(`，${name}`) }, { timeout: 8000 })
const findTree = () => screen.findByRole('group', { name: /^族谱图/ }, { timeout: 8000 })
const labels = (all: readonly HTMLElement[]) => all.map((one) => one.getAttribute('aria-label'))

describe('[LIT-020] /my-pedigree/family', () => {
  test('each person of four generations has a card with the kinship term', async () => {
    await renderRoute('/my-pedigree/family', { as: 'parent' })
    const canvas = await findTree()
    expect(canvas).toHaveAccessibleName(/共23人/)
    for (const [word, name] of words)
      expect(within(canvas).getByRole('button', { name: new RegExp(`^${word}，${name}(，已检测)?$`) })).toBeVisible()
    expect(within(canvas).getByRole('button', { name: '我，吴志强，已检测' })).toBeVisible()
    expect(within(canvas).getAllByRole('button')).toHaveLength(23)
  })

  test('list and tree have the same people with the same kinship terms, in the same order', async () => {
    const app = await renderRoute('/my-pedigree/family', { as: 'parent' })
    const drawn = labels(within(await findTree()).getAllByRole('button'))
    await app.follow('列表')
    await app.arrives('/my-pedigree/list')
    await screen.findByRole('list', { name: '父系' })
    const listed = screen.getAllByRole('listitem').map((row) => within(row).getByRole('button'))
    expect(labels(listed)).toEqual(drawn)
  })

  test('a tap on a card shows how the person is related; after 关闭, the path stays highlighted', async () => {
    const app = await renderRoute('/my-pedigree/family', { as: 'parent' })
    await app.user.click(await findCardOf('黄阿妹'))
    const sheet = await screen.findByRole('dialog', { name: '外婆 黄阿妹' })
    const way = within(sheet).getByRole('list', { name: '怎样的亲戚' })
    expect(
      within(way)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['我', '妈妈', '外婆'])
    expect(within(sheet).getByText('我的妈妈的妈妈')).toBeInTheDocument()
    expect(within(sheet).getByRole('link', { name: '查看里程碑' })).toHaveAttribute(
      'href',
      '/family-milepost-detail/FR610',
    )
    expect(within(sheet).getByRole('link', { name: '看看适合家人的检测' })).toHaveAttribute('href', '/Home')
    await app.press('关闭')
    const lit = labels(within(await findTree()).getAllByRole('button', { current: true }))
    expect(lit).toEqual(['我，吴志强，已检测', '外婆，黄阿妹', '妈妈，林秀珍，已检测'])
  })

  test('Back closes the sheet and stays on the screen', async () => {
    const app = await renderRoute('/my-main', { as: 'parent' })
    await app.router.navigate('/my-pedigree/family')
    await app.user.click(await findCardOf('黄阿妹'))
    await screen.findByRole('dialog', { name: '外婆 黄阿妹' })
    // The sheet intercepts Back once its effects have run.
    await quiet()
    await app.router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('link', { name: '查看里程碑' })).toBeNull())
    expect(app.address()).toBe('/my-pedigree/family')
  })

  test('the sheet of a relative mentions a missing birthday and a private report, and shows no mobile number', async () => {
    const app = await renderRoute('/my-pedigree/family', { as: 'parent' })
    await app.user.click(await findCardOf('吴志芳'))
    await app.sees('还不知道出生日期，分不出谁年长，所以先称“堂姐妹”。')
    await app.press('关闭')
    await app.user.click(await findCardOf('林秀珍'))
    await app.sees('已有报告。报告内容只有本人能看。')
    await quiet()
    expect(screen.queryByRole('link', { name: '看看适合家人的检测' })).toBeNull()
    expect(document.body.textContent).not.toMatch(/1\d{10}/)
  })

  test('my own card has a link to my reports', async () => {
    const app = await renderRoute('/my-pedigree/family', { as: 'parent' })
    await app.user.click(await findCardOf('吴志强'))
    expect(await screen.findByRole('link', { name: '我的报告' })).toHaveAttribute('href', '/my-report')
    await quiet()
    expect(screen.queryByRole('list', { name: '怎样的亲戚' })).toBeNull()
  })

  test('a family with relations but no parent ids is shown as a tree with an invitation; other relatives are listed', async () => {
    const app = await renderRoute('/my-pedigree/family', { as: 'reported' })
    const canvas = await findTree()
    await findCardOf('周雪芳')
    expect(new Set(labels(within(canvas).getAllByRole('button')))).toEqual(
      new Set([
        '我，周雪梅',
        '爸爸，周德明',
        '妈妈，钱淑芬',
        '丈夫，郭建军',
        '女儿，郭晴，已检测',
        '弟弟，周雪峰',
        '外婆，沈玉兰',
        '姐姐，周雪芳，邀请中',
      ]),
    )
    const apart = screen.getByRole('list', { name: '其他亲属' })
    expect(labels(within(apart).getAllByRole('button'))).toEqual(['干妈，马春花'])
    await app.user.click(await findCardOf('周雪芳'))
    expect(await screen.findByRole('link', { name: '查看邀请' })).toHaveAttribute('href', '/my-pedigree/invitations')
  })

  test('in a new family, the open places of father and mother link to their invitations', async () => {
    await renderRoute('/my-pedigree/family', { as: 'new' })
    const canvas = await findTree()
    expect(await within(canvas).findByRole('link', { name: '邀请父亲' })).toHaveAttribute(
      'href',
      '/pedigree-invitate-form?relation=FATHER',
    )
    expect(within(canvas).getByRole('link', { name: '邀请母亲' })).toHaveAttribute(
      'href',
      '/pedigree-invitate-form?relation=MOTHER',
    )
    expect(screen.getByText('族谱里还只有您。先邀请父母，点虚线卡片就可以。')).toBeVisible()
    await quiet()
    expect(screen.queryByRole('button', { name: '导出图片' })).toBeNull()
  })

  test('an open place between me and a relative has a link to invite that person', async () => {
    const backend = newBackend()
    backend.db.relatives = backend.db.relatives.filter(({ id }) => id === 'FR506')
    backend.db.familyInvitations = []
    const app = await renderRoute('/my-pedigree/family', { as: 'reported', backend })
    await app.press('母亲，还没有人')
    const sheet = await screen.findByRole('dialog', { name: '母亲' })
    expect(within(sheet).getByText('这个位置还没有人。')).toBeVisible()
    expect(within(sheet).getByRole('link', { name: '邀请' })).toHaveAttribute(
      'href',
      '/pedigree-invitate-form?relation=MOTHER',
    )
  })

  test('an address with an unknown view opens the tree', async () => {
    await renderRoute('/my-pedigree/anything', { as: 'parent' })
    expect(await findTree()).toBeVisible()
  })

  test('if the family cannot be loaded, a retry is shown', async () => {
    const app = await renderRoute('/my-pedigree/family', { as: 'parent', knobs: 'fault:family.relations=500@1' })
    await app.press('重试')
    expect(await findTree()).toHaveAccessibleName(/共23人/)
  })

  test('if the invitations and the list of relations cannot be loaded, the family is still shown', async () => {
    await renderRoute('/my-pedigree/family', {
      as: 'reported',
      knobs: 'fault:family.sent=400;fault:family.relationTypes=400',
    })
    expect(await findCardOf('周德明')).toBeVisible()
  })
})

describe('a large family', () => {
  test('a folded branch shows a number, and a tap on the number unfolds or folds the branch', async () => {
    const app = await renderRoute('/my-pedigree/family', { as: 'member', knobs: 'relatives:60' })
    const canvas = await findTree()
    const cards = () => within(canvas).getAllByRole('button', { name: /，/ }).length
    const before = cards()
    const [chip] = within(canvas).getAllByRole('button', { name: /^展开爷爷一支的\d+人$/ })
    if (!chip) throw new Error('the branch of my grandfather is folded')
    const count = Number(/\d+/.exec(chip.getAttribute('aria-label') ?? '')?.[0])
    await app.user.click(chip)
    await waitFor(() => expect(cards()).toBe(before + count))
    await app.user.click(within(canvas).getByRole('button', { name: `收起爷爷一支的${count}人` }))
    await waitFor(() => expect(cards()).toBe(before))
    await app.press('全部展开')
    expect(cards()).toBe(60)
  })
})

describe('the exported picture of the pedigree', () => {
  const texts: string[] = []
  beforeEach(() => {
    texts.length = 0
    const pen = new Proxy<Record<string, unknown>>(
      {},
      {
        get: (target, name: string) => {
          if (name === 'measureText') return (text: string) => ({ width: text.length * 10 })
          if (name === 'fillText') return (text: string) => texts.push(text)
          return name in target ? target[name] : () => undefined
        },
      },
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
    vi.stubGlobal('Path2D', Object)
  })

  test('shows only kinship terms and names; the names are masked until the person unmasks them', async () => {
    const app = await renderRoute('/my-pedigree/family', { as: 'parent' })
    await app.press('导出图片')
    expect(await screen.findByRole('img', { name: '家庭族谱图片' })).toBeVisible()
    expect(screen.getByRole('switch', { name: '隐藏姓名' })).toBeChecked()
    expect(texts).toEqual(expect.arrayContaining(['外婆', '黄**', '我', '吴**']))
    expect(texts.join()).not.toMatch(/黄阿妹|\d|已检测|FR6/)
    await app.user.click(screen.getByRole('switch', { name: '隐藏姓名' }))
    await quiet()
    expect(texts).toContain('黄阿妹')
  })

  test('shows a link to the list if the picture cannot be drawn', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const app = await renderRoute('/my-pedigree/family', { as: 'parent' })
    await app.press('导出图片')
    expect(await screen.findByRole('alert')).toHaveTextContent('图片没有画成，可以看列表。')
    await app.follow('看列表')
    await app.arrives('/my-pedigree/list')
  })

  test('is drawn again after a failure, with the names still masked', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValueOnce(null)
    const app = await renderRoute('/my-pedigree/family', { as: 'parent' })
    await app.press('导出图片')
    await app.press('再画一次')
    expect(await screen.findByRole('img', { name: '家庭族谱图片' })).toBeVisible()
    expect(texts).toContain('黄**')
  })
})

describe('[BIND-016] /my-pedigree/list', () => {
  test('shows groups, each with the eldest person first', async () => {
    await renderRoute('/my-pedigree/list', { as: 'parent' })
    await screen.findByRole('list', { name: '父系' })
    const groups = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))
    expect(groups).toEqual(['我和兄弟姐妹', '父系', '母系', '配偶一方', '子女与晚辈'])
    const mother = labels(within(screen.getByRole('list', { name: '母系' })).getAllByRole('button'))
    expect(mother).toEqual(['外公，林福生', '外婆，黄阿妹', '妈妈，林秀珍，已检测', '姨妈，林秀梅', '表弟，周小宇'])
  })

  test('shows a link to the invitation form if it is empty', async () => {
    const app = await renderRoute('/my-pedigree/list', { as: 'new' })
    await app.sees('族谱里还只有您，邀请家人一起来吧。')
    expect(screen.getByRole('link', { name: '邀请家人' })).toHaveAttribute('href', '/pedigree-invitate-form')
  })
})
