import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const at = (id: string, options: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute(`/family-apply-detail/${id}`, { as: 'reported', ...options })

const rowOf = (app: Awaited<ReturnType<typeof renderRoute>>, id: string) =>
  app.backend.db.familyInvitations.find((row) => row.id === id)

const buttons = () => ['同意', '拒绝'].map((name) => screen.queryByRole('button', { name }) !== null)

/** The sentence is spread over several elements, because the name is an element of its own. */
const findSentence = (sentence: string) =>
  screen.findByText((_text, element) => element?.tagName === 'P' && element.textContent === sentence)

describe('/family-apply-detail/{id}', () => {
  test('[FAM-001] [LIT-021] a waiting invitation shows who invites whom with which relation, and what agreeing means', async () => {
    const app = await at('FI504')
    await screen.findByRole('heading', { name: '待同意' })
    await findSentence('郑晓燕 邀请您加入家庭族谱，作为对方的妹妹。')
    await app.sees('我是晓燕，我们可能是姐妹')
    await app.sees('你们会出现在彼此的家庭族谱里。')
    await app.sees('互相看不到：检测结果和手机号。')
    expect(buttons()).toEqual([true, true])
  })

  test('[FAM-004] agreeing adds each person to the family of the other person, and opens the pedigree', async () => {
    const app = await at('FI504')
    await app.press('同意')
    await app.arrives('/my-pedigree/family')
    expect(rowOf(app, 'FI504')?.status).toBe('AGREE')
    const pairs = app.backend.db.relatives.filter(({ relativeUserId }) => relativeUserId !== null)
    expect(pairs.map(({ userId, relativeUserId, relation }) => [userId, relativeUserId, relation])).toEqual([
      ['U107', 'U105', 'YOUNGER_SISTER'],
      ['U105', 'U107', 'ELDER_SISTER'],
    ])
  })

  test('[FAM-003] [FAM-004] refusing asks for a confirmation; then the buttons disappear, and neither family changes', async () => {
    const app = await at('FI504')
    await app.press('拒绝')
    await app.press('取消')
    await quiet()
    expect(rowOf(app, 'FI504')?.status).toBe('WAITING_FOR_AGREE')
    await app.press('拒绝')
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '拒绝' }))
    await screen.findByRole('heading', { name: '已拒绝' })
    expect(rowOf(app, 'FI504')?.status).toBe('REJECT')
    // The dialog with its 拒绝 leaves a moment later.
    await waitFor(() => expect(buttons()).toEqual([false, false]))
    expect(app.backend.db.relatives.filter(({ relativeUserId }) => relativeUserId !== null)).toEqual([])
    expect(screen.getByRole('link', { name: '邀请对方：郑晓燕' })).toHaveAttribute('href', '/pedigree-invitate-form')
  })

  test.each([
    ['[FAM-001] ', 'FI501', '待同意', '您邀请 周雪芳 加入您的家庭族谱，作为您的姐姐。'],
    ['[FAM-003] ', 'FI502', '已拒绝', '您邀请 郭晨 加入您的家庭族谱，作为您的儿子。'],
    ['[FAM-002] ', 'FI503', '已同意', '您邀请 郭晴 加入您的家庭族谱，作为您的女儿。'],
    ['[FAM-003] ', 'FI506', '已拒绝', '许志远 邀请您加入家庭族谱，作为对方的妻子。'],
  ])('%s the invitation %s shows the state %s and has no buttons', async (_rule, id, label, sentence) => {
    await at(id)
    await screen.findByRole('heading', { name: label })
    await findSentence(sentence)
    await quiet()
    expect(buttons()).toEqual([false, false])
    expect(screen.getByRole('link', { name: '全部邀请' })).toHaveAttribute('href', '/my-pedigree/invitations')
  })

  test('the text of a reminder for a waiting invitation that I sent can be copied', async () => {
    const app = await at('FI501')
    await app.press('提醒：周雪芳')
    await findToast('已复制，可以粘贴到微信发给对方')
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain(`${window.location.origin}/family-apply-detail/FI501`)
    expect(copied).not.toMatch(/周雪芳|1234/)
  })

  test.each([
    ['that does not exist', 'NOPE', 'reported'],
    ['for somebody else', 'FI504', 'new'],
  ])('an invitation %s shows a text and a link to all invitations', async (_name, id, as) => {
    const app = await at(id, { as })
    await app.sees(/^没有找到这个邀请/)
    expect(screen.getByRole('link', { name: '查看我的邀请' })).toHaveAttribute('href', '/my-pedigree/invitations')
  })

  test('an answer that was given meanwhile on another phone is shown', async () => {
    const app = await at('FI504')
    await screen.findByRole('button', { name: '同意' })
    const row = rowOf(app, 'FI504')
    if (row) row.status = 'REJECT'
    await app.press('同意')
    await findToast('这个邀请已经处理过了')
    expect(await screen.findByRole('heading', { name: '已拒绝' })).toBeInTheDocument()
  })

  test('[FAM-004] after a lost reply, the app loads the invitation and shows its new state', async () => {
    const app = await at('FI505', { knobs: 'fault:family.answer=lost@1' })
    await app.press('同意')
    await app.arrives('/my-pedigree/family')
    expect(rowOf(app, 'FI505')?.status).toBe('AGREE')
    expect(await app.calls('family.answer')).toHaveLength(1)
  })

  test('after a failed request, the invitation keeps its buttons', async () => {
    const app = await at('FI504', { knobs: 'fault:family.answer=500@1' })
    await app.press('同意')
    await findToast(/网络出现故障/)
    expect(buttons()).toEqual([true, true])
  })

  test('a visitor who opens an invitation is sent to the login, with the invitation as the target', async () => {
    const app = await renderRoute('/family-apply-detail/FI504')
    await app.arrives('/login')
    expect(app.address()).toBe('/login?target=%2Ffamily-apply-detail%2FFI504')
  })
})

describe('an invitation from a backend with other fields', () => {
  const bare = (body: object) => jsonHandler('get', 'uaa/api/family-relation/invitation/X1', { id: 'X1', ...body })

  test('can be answered without a sender and a date', async () => {
    const given = bare({ status: 'WAITING_FOR_AGREE', name: '赵敏', mobile: '13912345678', relation: '外甥女' })
    const app = await at('X1', { backend: withHandlers(newBackend(), given) })
    await findSentence('赵敏 邀请您加入家庭族谱，作为对方的外甥女。')
    await app.sees('对方的手机号 139****5678')
    expect(buttons()).toEqual([true, true])
    expect(document.body.textContent).not.toContain('13912345678')
  })

  test('[FAM-001] is shown as sent if it has no sender but is in the list of sent invitations', async () => {
    const one = { status: 'WAITING_FOR_AGREE', name: '赵敏', mobile: '13912345678', relation: '外甥女' }
    const listHandler = jsonHandler('get', 'uaa/api/family-relation/invitations', [{ id: 'X1', ...one }])
    const app = await at('X1', { backend: withHandlers(newBackend(), bare(one), listHandler) })
    await findSentence('您邀请 赵敏 加入您的家庭族谱，作为您的外甥女。')
    expect(buttons()).toEqual([false, false])
    expect(await app.sees('提醒')).toHaveLength(1)
  })

  test('shows a text and a link if its state is unknown and it has no name', async () => {
    const app = await at('X1', { backend: withHandlers(newBackend(), bare({ status: 'EXPIRED' })) })
    await screen.findByRole('heading', { name: '状态未知' })
    await findSentence('一位家人 邀请您加入家庭族谱。')
    await app.sees('这个邀请的状态暂时看不到，请过一会儿再来看看。')
    expect(buttons()).toEqual([false, false])
    expect(screen.getByRole('link', { name: '全部邀请' })).toBeInTheDocument()
  })
})
