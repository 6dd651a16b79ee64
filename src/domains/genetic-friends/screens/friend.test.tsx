import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const FRIENDS = 'mallsales/api/user/kin-friends'
const ADDRESS = '/friends-detail/F107'

const findShareSwitch = () => screen.findByRole('switch', { name: '把我的检测结果分享给对方' })
const findComparedResults = async () =>
  within(await screen.findByRole('list', { name: '对照检测结果' })).getAllByRole('listitem')
const rungs = () => within(screen.getByRole('list', { name: /^常见亲属的相似度/ })).getAllByRole('listitem')

/** The friend F1 as another backend sends it. */
const friendOf = (fields: object) =>
  withHandlers(
    newBackend(),
    jsonHandler('get', `${FRIENDS}/F1`, { id: 'F1', name: '甲', friendState: 'AGREED', ...fields }),
  )

const lists = {
  friendAnalysisResultList: [{ detectionItemNameCn: '耳垢类型', shortSuggestion: '干性' }],
  mineAnalysisResultList: [{ detectionItemNameCn: '耳垢类型', shortSuggestion: '干性' }],
}

describe('the similarity of a friend', () => {
  test.each([
    ['a number between 0 and 1', 0.25],
    ['a number between 0 and 1 as text', '0.25'],
    ['a number in per cent', 25],
  ])('[FAM-010] sent as %s is shown as 25%%, with its level and its limits', async (_name, similarity) => {
    const app = await renderRoute('/friends-detail/F1', {
      as: 'reported',
      backend: friendOf({ geneticRelationshipResult: { similarity, ...lists } }),
    })
    expect(await app.sees('25%')).toHaveLength(1)
    expect(rungs()).toHaveLength(6)
    expect(rungs().filter((rung) => rung.textContent.includes('相符'))).toHaveLength(1)
    expect(rungs()[3]).toHaveTextContent(/^祖孙.*17%–34%相符$/)
    expect(await app.sees(/它不是亲子鉴定或亲属鉴定，不能用于上户口、继承、诉讼等用途。$/)).toHaveLength(1)
  })

  test.each([[null], [1.2], ['unknown']])('[FAM-010] is not shown if it is sent as %s', async (similarity) => {
    const app = await renderRoute('/friends-detail/F1', {
      as: 'reported',
      backend: friendOf({ geneticRelationshipResult: { similarity, ...lists } }),
    })
    expect(await app.sees('还没有算出相似度')).toHaveLength(1)
    await quiet()
    expect(screen.queryByText(/\d%/)).toBeNull()
  })
})

describe('the lists of results of both people', () => {
  test('[FAM-010] are shown side by side, equal items first, without an interpretation of health', async () => {
    const app = await renderRoute(ADDRESS, { as: 'reported' })
    const rows = await findComparedResults()
    expect(rows).toHaveLength(8)
    expect(rows[0]).toHaveTextContent('耳垢类型相同我干性对方干性')
    expect(rows[1]).toHaveTextContent('酒精代谢能力我较弱对方正常')
    expect(await app.sees('两人都有的8项里，1项相同')).toHaveLength(1)
    await quiet()
    expect(screen.getByRole('list', { name: '对照检测结果' })).not.toHaveTextContent(/风险|疾病|异常|建议/)
  })

  test('[FAM-010] are also shown if they are sent as plain names, or as items with the field names of a report', async () => {
    await renderRoute('/friends-detail/F1', {
      as: 'reported',
      backend: friendOf({
        geneticRelationshipResult: {
          similarity: 0.5,
          mineAnalysisResultList: [
            '身高',
            { detectionItemNameCn: '耳垢类型', shortSuggestion: '干性', concernSeverity: 'RISK' },
            7,
          ],
          friendAnalysisResultList: [
            { detectionItemNameCn: '耳垢类型', shortSuggestion: '湿性' },
            { unknown: 1 },
            { detectionItemNameCn: '发色' },
          ],
        },
      }),
    })
    expect((await findComparedResults()).map((row) => row.textContent)).toEqual([
      '耳垢类型我干性对方湿性',
      '身高我没有说明对方没有这一项',
      '7我没有说明对方没有这一项',
      '发色我没有这一项对方没有说明',
    ])
  })

  test.each([
    ['has never shared', { sharedWithMe: false }, /^对方没有分享检测结果/],
    ['may share, but for whom no results were sent', {}, /^现在没有可以对照的检测结果/],
  ])('[FAM-016] are replaced by a text and a link for a friend who %s', async (_name, fields, sentence) => {
    const app = await renderRoute('/friends-detail/F1', {
      as: 'reported',
      backend: friendOf({
        ...fields,
        geneticRelationshipResult: { similarity: 0.5, mineAnalysisResultList: lists.mineAnalysisResultList },
      }),
    })
    await app.sees(sentence)
    await quiet()
    expect(screen.queryByRole('list', { name: '对照检测结果' })).toBeNull()
    await app.follow('看看其他亲友')
    await app.arrives('/relatives-main/friends')
  })

  test('[FAM-016] are hidden for a friend who does not share, even if they were sent', async () => {
    const app = await renderRoute('/friends-detail/F1', {
      as: 'reported',
      backend: friendOf({ sharedWithMe: false, geneticRelationshipResult: { similarity: 0.5, ...lists } }),
    })
    expect(await app.sees(/^对方没有分享检测结果/)).toHaveLength(1)
    await app.doesNotSee('耳垢类型')
  })

  test('[FAM-016] disappear when the page becomes visible again, if the friend has stopped sharing', async () => {
    const app = await renderRoute(ADDRESS, { as: 'reported' })
    expect(await findComparedResults()).toHaveLength(8)
    for (const row of app.backend.db.friendships) row.fromShares = false
    act(() => void fireEvent(window, new Event('visibilitychange')))
    await app.sees(/^对方没有分享检测结果/)
    await app.doesNotSee('B4b1')
  })

  test('are replaced by a text if the server answers that the friend is forbidden', async () => {
    const app = await renderRoute(ADDRESS, { as: 'reported' })
    await findComparedResults()
    app.backend.setKnobs('fault:genetic-friends.one=403')
    act(() => void fireEvent(window, new Event('visibilitychange')))
    expect(await app.sees(/^您不能查看这个人/)).toHaveLength(1)
    await app.doesNotSee('郑晓燕')
  })
})

describe('the switch for my sharing', () => {
  test('[FAM-016] sends the new value, and changes when the reply arrives', async () => {
    const noted = spyOnRequest('put', `${FRIENDS}/share`)
    const app = await renderRoute(ADDRESS, { as: 'reported', backend: withHandlers(newBackend(), noted.handler) })
    expect(await findShareSwitch()).toBeChecked()
    expect(await app.sees(/能看到您的检测结果.*看不到您的手机号/)).toHaveLength(1)
    await app.user.click(await findShareSwitch())
    await findToast('已停止分享')
    await waitFor(async () => expect(await findShareSwitch()).not.toBeChecked())
    expect(noted.asked.map(({ body }) => body)).toEqual([{ id: 'F107', share: false }])
  })

  test('[FAM-016] is off for a new friendship, which shares nothing', async () => {
    const backend = newBackend()
    const row = backend.db.friendships.find(({ id }) => id === 'KF502')
    if (row) row.state = 'AGREED'
    const app = await renderRoute('/friends-detail/F106', { as: 'reported', backend })
    expect(await findShareSwitch()).not.toBeChecked()
    await app.user.click(await findShareSwitch())
    await findToast('已打开分享')
    await waitFor(async () => expect(await findShareSwitch()).toBeChecked())
    expect(row).toMatchObject({ fromShares: false, toShares: true })
  })

  test('[FAM-016] sends one request for a double tap', async () => {
    const app = await renderRoute(ADDRESS, { as: 'reported' })
    const button = await findShareSwitch()
    fireEvent.click(button)
    fireEvent.click(button)
    await findToast('已停止分享')
    expect(await app.calls('genetic-friends.share')).toHaveLength(1)
  })

  test('[FAM-016] is replaced by the buttons 分享给对方 and 不分享 if the server sends no value', async () => {
    const noted = spyOnRequest('put', `${FRIENDS}/share`)
    const backend = friendOf({ share: null, geneticRelationshipResult: { similarity: 0.5, ...lists } })
    const acceptedHandler = jsonHandler('put', `${FRIENDS}/share`, {})
    const app = await renderRoute('/friends-detail/F1', {
      as: 'reported',
      backend: withHandlers(backend, noted.handler, acceptedHandler),
    })
    await app.sees(/^目前是否在分享：未知/)
    await quiet()
    expect(screen.queryByRole('switch')).toBeNull()
    await app.press('分享给对方')
    await findToast('已打开分享')
    await app.press('不分享')
    await findToast('已停止分享')
    expect(noted.asked.map(({ body }) => body)).toEqual([
      { id: 'F1', share: true },
      { id: 'F1', share: false },
    ])
  })

  test('[FAM-016] shows the server’s state after a lost reply', async () => {
    const app = await renderRoute(ADDRESS, { as: 'reported', knobs: 'fault:genetic-friends.share=lost@1' })
    await app.user.click(await findShareSwitch())
    await findToast('已停止分享')
    expect(await app.calls('genetic-friends.share')).toHaveLength(1)
    expect(await findShareSwitch()).not.toBeChecked()
  })
})

describe('the page of a person whose state is unknown', () => {
  const UNKNOWN = '你们现在的关系没有读出来，暂时不能显示相似度'

  test('[FAM-016] does not call the person a stranger, and sharing can be stopped, if the state is an unknown word', async () => {
    const app = await renderRoute(ADDRESS, { as: 'reported', knobs: 'backend:strange' })
    await app.sees(UNKNOWN)
    await app.doesNotSee(/还不是基因亲友/)
    await app.user.click(await findShareSwitch())
    await findToast('已停止分享')
    expect(await app.calls('genetic-friends.share')).toHaveLength(1)
  })

  test('[FAM-016] does not call the person a stranger, and sharing can be stopped, if no state is sent', async () => {
    const app = await renderRoute(ADDRESS, { as: 'reported', knobs: 'backend:nulls' })
    await app.sees(UNKNOWN)
    await app.sees(/^目前是否在分享：未知/)
    await app.doesNotSee(/还不是基因亲友/)
    await app.press('不分享')
    await findToast('已停止分享')
    expect(await app.calls('genetic-friends.share')).toHaveLength(1)
  })

  test('shows no results, even if they were sent', async () => {
    const app = await renderRoute('/friends-detail/F1', {
      as: 'reported',
      backend: friendOf({ friendState: 'BLOCKED', geneticRelationshipResult: { similarity: 0.5, ...lists } }),
    })
    expect(await app.sees(UNKNOWN)).toHaveLength(1)
    await app.doesNotSee('耳垢类型')
    await app.follow('查看简介')
    await app.arrives('/friends-detail--lite/F1')
  })
})

describe('the profile of a person who is not my friend', () => {
  test('shows no similarity, but a link to the short profile, if the person has applied', async () => {
    const app = await renderRoute('/friends-detail/F106', { as: 'reported' })
    expect(await app.sees('你们还不是基因亲友，所以看不到相似度')).toHaveLength(1)
    await app.follow('查看简介')
    await app.arrives('/friends-detail--lite/F106')
  })

  test.each(['/friends-detail/NOPE', '/friends-detail--lite/NOPE', '/apply-detail/NOPE'])(
    'at the address %s shows a text and a link back if the person does not exist',
    async (address) => {
      const app = await renderRoute(address, { as: 'reported' })
      expect(await app.sees(/^没有找到这个人/)).toHaveLength(1)
      await app.follow('返回基因亲友')
      await app.arrives('/relatives-main/friends')
    },
  )

  test.each([ADDRESS, '/friends-detail--lite/F106', '/apply-detail/F106'])(
    'at the address %s shows a text and a link to another screen if the person is forbidden',
    async (address) => {
      const app = await renderRoute(address, { as: 'reported', knobs: 'fault:genetic-friends.one=403' })
      await app.sees(/^您不能查看这个人/)
      expect(screen.getByRole('link', { name: '返回基因亲友' })).toHaveAttribute('href', '/relatives-main/friends')
    },
  )

  test('is not sent by the mock backend for a stranger without consent', async () => {
    const app = await renderRoute('/friends-detail--lite/F102', { as: 'reported' })
    expect(await app.sees(/^没有找到这个人/)).toHaveLength(1)
    await app.doesNotSee('李建国')
  })

  test('shows a retry if it cannot be loaded', async () => {
    const app = await renderRoute(ADDRESS, { as: 'reported', knobs: 'fault:genetic-friends.one=500@1' })
    await app.press('重试')
    expect(await findComparedResults()).toHaveLength(8)
  })
})

test('a friend who has withdrawn the consent is shown with a text and a link, and without a switch', async () => {
  const backend = newBackend()
  const { db } = backend
  db.geneDataGrants = db.geneDataGrants.filter((id) => id !== 'U107')
  const app = await renderRoute('/friends-detail/F107', { as: 'reported', backend })
  await app.sees(/对方收回了基因数据的授权/)
  await app.doesNotSee(/还没有算出/)
  expect(screen.queryByRole('switch')).toBeNull()
  await app.follow('看看其他亲友')
  await app.arrives('/relatives-main/friends')
  await app.sees('对方收回了授权')
})
