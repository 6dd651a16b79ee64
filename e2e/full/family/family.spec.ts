import type { Page } from '@playwright/test'
import type { Backend } from '#/mocks/backend.ts'
import { expect, quiet, test } from '../../fixtures.ts'
import { expectToast } from '../../toasts.ts'
import { countCalls, tapBursts } from '../../taps.ts'
import { follow } from '../../follow.ts'

/** Invitations between two people on two phones, and milestones, also with many fast taps. */

const LISTS = '/my-pedigree/invitations'

async function fillInvitation(page: Page, relation: string, mobile: string): Promise<void> {
  await page.getByText(relation, { exact: true }).click()
  await page.getByLabel('对方的手机号').fill(mobile)
  await page.getByLabel('您怎么称呼对方（选填）').fill('秀兰')
}

async function sendInvitation(page: Page): Promise<void> {
  await page.goto('/pedigree-invitate-form')
  await fillInvitation(page, '妻子', '13800000001')
  await page.getByRole('button', { name: '发出邀请' }).click()
  await expectToast(page, '邀请已发出')
  await expect(page).toHaveURL(LISTS)
}

async function openPendingInvitation(page: Page): Promise<void> {
  await page.goto('/my-main')
  await follow(page.getByRole('link', { name: /家庭族谱.*1个新邀请/ }))
  await page.getByRole('link', { name: '去处理：李建国' }).click()
  await expect(page.getByText('李建国 邀请您加入家庭族谱，作为对方的妻子。')).toBeVisible()
}

const firstEntry = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem').first()

const personInTree = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: /^族谱图/ }).getByRole('button', { name })

const relationsIn = ({ db }: Backend) =>
  db.relatives
    .filter(({ relativeUserId }) => relativeUserId !== null)
    .map(({ userId, relativeUserId, relation }) => `${userId} ${relation} ${relativeUserId}`)

test('[FAM-004] an accepted invitation adds each person to the other person’s family', async ({
  page,
  as,
  backend,
  newPhone,
}) => {
  await as('member')
  await sendInvitation(page)
  await expect(firstEntry(page, '我发出的邀请')).toContainText('待同意')
  const other = await newPhone('new')
  await openPendingInvitation(other)
  await other.getByRole('button', { name: '同意' }).click()
  await expect(other).toHaveURL('/my-pedigree/family')
  await expect(personInTree(other, /^丈夫，李建国/)).toBeVisible()
  expect(relationsIn(backend)).toEqual(['U102 WIFE U101', 'U101 HUSBAND U102'])
  await other.goto(LISTS)
  await expect(firstEntry(other, '收到的邀请')).toContainText('已同意')
  await page.reload()
  await expect(firstEntry(page, '我发出的邀请')).toContainText('已同意')
  await page.goto('/my-pedigree/family')
  await expect(personInTree(page, /^妻子，秀兰/)).toBeVisible()
  await page.goto(LISTS)
  await expect(firstEntry(page, '我发出的邀请').getByRole('link', { name: '查看族谱：秀兰' })).toBeVisible()
})

test('[FAM-003] a refused invitation can be sent again', async ({ page, as, backend, newPhone }) => {
  await as('member')
  await sendInvitation(page)
  const other = await newPhone('new')
  await openPendingInvitation(other)
  await other.getByRole('button', { name: '拒绝' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '拒绝' }).click()
  await expect(other.getByRole('heading', { name: '已拒绝' })).toBeVisible()
  expect(relationsIn(backend)).toEqual([])
  await page.reload()
  await page.getByRole('link', { name: '再次邀请：秀兰' }).click()
  await expect(page.getByRole('radio', { name: '妻子' })).toBeChecked()
  await page.getByLabel('对方的手机号').fill('13800000001')
  await page.getByRole('button', { name: '发出邀请' }).click()
  await expect(page).toHaveURL(LISTS)
  await expect(firstEntry(page, '我发出的邀请')).toContainText('待同意')
  expect(
    backend.db.familyInvitations.filter(({ fromUserId }) => fromUserId === 'U102').map(({ status }) => status),
  ).toEqual(['REJECT', 'WAITING_FOR_AGREE'])
  await openPendingInvitation(other)
})

test('the reminder of an invitation can be copied, and its link opens the invitation for the invited person', async ({
  page,
  as,
  context,
  newPhone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await as('member')
  await sendInvitation(page)
  await page.getByRole('button', { name: '提醒：秀兰' }).click()
  await expectToast(page, '已复制，可以粘贴到微信发给对方')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).not.toMatch(/秀兰|李建国|1380000/)
  const [address = ''] = /\/family-apply-detail\/\w+$/.exec(text) ?? []
  const other = await newPhone('new')
  await other.goto(address)
  await expect(other.getByRole('button', { name: '同意' })).toBeVisible()
})

test('[MISC-001] the page scrolls to the milestone in its address', async ({ page, as }) => {
  await as('reported')
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/milepost-detail?id=MS501')
  await expect(page.getByText('出生在湖南长沙')).toBeInViewport()
})

interface Case {
  as: string
  at: string
  before?: (page: Page) => Promise<unknown>
  button: string | RegExp
  inDialog?: true
  /** The write of the button, which must be sent once. */
  once: string
}

async function changeMilestone(page: Page): Promise<void> {
  await page.getByRole('button', { name: '修改：和建军结婚' }).click()
  await page.getByRole('dialog').getByLabel('内容').fill('和建军在长沙结婚')
}

async function writeMilestone(page: Page): Promise<void> {
  await page.getByRole('button', { name: '添加里程碑' }).click()
  const form = page.getByRole('dialog')
  await form.getByText('健康', { exact: true }).click()
  await form.getByLabel('内容').fill('学会用手机')
  await form.getByRole('button', { name: /^日期/ }).click()
  await page.getByText('确定', { exact: true }).click()
  await expect(form.getByRole('button', { name: /^日期：\d/ })).toBeVisible()
  await expect(page.getByText('选择日期', { exact: true })).toBeHidden()
}

const cases: Record<string, Case> = {
  inviting: {
    as: 'member',
    at: '/pedigree-invitate-form',
    before: (page) => fillInvitation(page, '妻子', '13800000001'),
    button: '发出邀请',
    once: 'family.invite',
  },
  agreeing: { as: 'reported', at: '/family-apply-detail/FI504', button: '同意', once: 'family.answer' },
  refusing: {
    as: 'reported',
    at: '/family-apply-detail/FI504',
    before: (page) => page.getByRole('button', { name: '拒绝' }).click(),
    button: '拒绝',
    inDialog: true,
    once: 'family.answer',
  },
  'adding a milestone': {
    as: 'new',
    at: '/milepost-detail',
    before: writeMilestone,
    button: '保存',
    inDialog: true,
    once: 'milestone.create',
  },
  'changing a milestone': {
    as: 'reported',
    at: '/milepost-detail',
    before: changeMilestone,
    button: '保存',
    inDialog: true,
    once: 'milestone.update',
  },
  'deleting a milestone': {
    as: 'reported',
    at: '/milepost-detail',
    before: (page) => page.getByRole('button', { name: '删除：和建军结婚' }).click(),
    button: '删除',
    inDialog: true,
    once: 'milestone.remove',
  },
}

const buttonOf = (page: Page, { inDialog, button }: Case) =>
  (inDialog ? page.getByRole('dialog') : page).getByRole('button', { name: button, exact: true })

for (const [name, one] of Object.entries(cases))
  for (const [way, taps] of tapBursts)
    test(`${name}: ${way} send only one request`, async ({ page, as, backend }) => {
      await as(one.as)
      await page.goto(one.at)
      await one.before?.(page)
      const target = buttonOf(page, one)
      await expect(target).toBeEnabled()
      await taps(target, page)
      await expect.poll(() => countCalls(backend, one.once)).toBe(1)
      await quiet(page)
      expect(countCalls(backend, one.once)).toBe(1)
    })

const FAILED = /没有得到服务器的确认|网络出现故障|暂时无法确认|无法连接/

for (const [name, one] of Object.entries(cases))
  test(`${name}: after a lost reply, no error is shown, and the request is sent once`, async ({
    page,
    as,
    backend,
  }) => {
    await as(one.as)
    await page.goto(one.at)
    await one.before?.(page)
    backend.setKnobs(`fault:${one.once}=lost@1`)
    await buttonOf(page, one).click()
    await expect.poll(() => countCalls(backend, one.once)).toBe(1)
    await quiet(page)
    await expect(page.getByText(FAILED)).toHaveCount(0)
    expect(countCalls(backend, one.once)).toBe(1)
  })
