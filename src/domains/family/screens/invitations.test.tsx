import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const at = (options: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute('/my-pedigree/invitations', { as: 'reported', ...options })

const findRows = async (title: string) =>
  within(await screen.findByRole('list', { name: title })).getAllByRole('listitem')

/** The text of each entry, and its actions. */
async function entries(title: string): Promise<string[][]> {
  await quiet()
  return (await findRows(title)).map((row) => [
    ...[...row.querySelectorAll('bdi, span, p')].map((one) => one.textContent ?? ''),
    ...within(row)
      .queryAllByRole('link')
      .map((one) => `${one.textContent} ${one.getAttribute('href')}`),
    ...within(row)
      .queryAllByRole('button')
      .map((one) => one.textContent ?? ''),
  ])
}

describe('the list of invitations of /my-pedigree', () => {
  test('[FAM-001] [FAM-003] received invitations show their state and the next step', async () => {
    await at()
    expect(await entries('收到的邀请')).toEqual([
      ['郑晓燕', '待同意', '您是对方的妹妹', '138****0007　2026-11-19', '去处理 /family-apply-detail/FI504'],
      ['孙丽华', '待同意', '您是对方的母亲', '138****0004　2026-11-17', '去处理 /family-apply-detail/FI505'],
      ['许志远', '已拒绝', '您是对方的妻子', '138****0010　2026-10-31', '邀请对方 /pedigree-invitate-form'],
    ])
  })

  test('[FAM-001] [FAM-002] [FAM-003] sent invitations show their state and the next step', async () => {
    await at()
    expect(await entries('我发出的邀请')).toEqual([
      ['周雪芳', '待同意', '对方是您的姐姐', '138****1234　2026-11-18', '提醒'],
      ['郭晨', '已拒绝', '对方是您的儿子', '138****4321　2026-11-11', '再次邀请 /pedigree-invitate-form?again=FI502'],
      ['郭晴', '已同意', '对方是您的女儿', '138****5678　2026-10-21', '查看族谱 /my-pedigree/family'],
    ])
  })

  test('without invitations, there is a picture, a text and one action', async () => {
    const app = await at({ as: 'new' })
    await app.sees('还没有邀请。输入家人的手机号，邀请他们一起看家庭族谱')
    expect(screen.getAllByRole('link', { name: '邀请家人' }).map((one) => one.getAttribute('href'))).toEqual([
      '/pedigree-invitate-form',
    ])
  })

  test('with only received invitations, the section of sent invitations shows a text', async () => {
    const app = await at({
      as: 'new',
      backend: withHandlers(
        newBackend(),
        jsonHandler('get', 'uaa/api/family-relation/invitation-lists', [{ id: 'X1', status: 'WAITING_FOR_AGREE' }]),
      ),
    })
    await app.sees('您还没有邀请过家人。')
    expect(await entries('收到的邀请')).toEqual([['一位家人', '待同意', '', '去处理 /family-apply-detail/X1']])
  })

  test.each([
    ['received', '收到的邀请', '我发出的邀请'],
    ['sent', '我发出的邀请', '收到的邀请'],
  ])(
    'when the request for the %s invitations fails, the other section is shown together with a retry',
    async (call, failed, there) => {
      const app = await at({ knobs: `fault:family.${call}=400` })
      await app.sees(`${failed}没有读到。`)
      expect(await findRows(there)).toHaveLength(3)
      app.backend.setKnobs('')
      await app.press(`重试：${failed}`)
      expect(await findRows(failed)).toHaveLength(3)
    },
  )

  test('a page has twenty invitations; a tap loads more, and a failed load can be repeated', async () => {
    const backend = newBackend()
    for (let at = 0; at < 25; at += 1)
      backend.db.familyInvitations.push({
        id: `FI8${at}`,
        fromUserId: 'U101',
        mobile: `139000000${String(at).padStart(2, '0')}`,
        relation: 'SON',
        name: `第${at}位`,
        remark: '',
        status: 'WAITING_FOR_AGREE',
        createdAt: 1000 - at,
      })
    const app = await at({ as: 'new', backend })
    expect(await findRows('我发出的邀请')).toHaveLength(20)
    backend.setKnobs('fault:family.sent=400@1')
    await app.press('查看更多')
    await app.press('加载失败，点按重试')
    await app.sees('第24位')
    expect(await findRows('我发出的邀请')).toHaveLength(25)
    expect(await screen.findByText('没有更多了')).toHaveFocus()
    await quiet()
    expect(screen.queryByRole('button', { name: '查看更多' })).toBeNull()
  })

  test('without the list of relations, a relation code of the backend is shown as a word', async () => {
    const app = await at({ knobs: 'fault:family.relationTypes=404' })
    expect(await app.sees('对方是您的儿子')).toHaveLength(1)
  })

  test('[FAM-014] the tab shows the number of waiting invitations', async () => {
    await at()
    expect(await screen.findByRole('link', { name: '邀请（2）' })).toBeInTheDocument()
  })
})
