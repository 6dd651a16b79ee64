import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Mutation } from '#/shared/api/mutation.ts'
import { NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'

/** After a lost reply, the app says whether the server has received the write. */

const modules = {
  ...import.meta.glob<Record<string, unknown>>('../src/domains/**/mutations.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../src/domains/order/place/place-order.ts', { eager: true }),
}

const isMutation = (value: unknown): value is Mutation<never, unknown> =>
  typeof value === 'object' && value !== null && 'send' in value && 'changes' in value

/** Mutations that need no lookup, with the reason. */
const NOT_LOOKED_UP: Record<string, string> = {
  requestToken: 'a login is shown by what follows',
  sendLogout: 'the session on the phone ends in any case',
  checkRegistered: 'only asks',
  bindWechat: 'the flow starts again',
  sendLoginCode: 'a code is asked for again',
  sendContractCode: 'a code is asked for again',
  startGroup: 'its key is replayed',
  joinGroup: 'its key is replayed',
  inviteToGroup: 'answers the same again',
  quitGroup: 'its key is replayed',
  saveAnswers: 'no read lists them; its key is replayed',
  createShareCode: 'a code that nobody has got does nothing',
  verifySample: 'only asks',
  payTogether: 'its key is replayed',
  payOrderOf: 'its key is replayed',
  savePicture: 'a picture that no record names does nothing',
  askOtherToPay: 'answers the same again',
  markPaying: 'the payment is looked up',
  startPay: 'the payment is looked up',
  startPublicPay: 'the payment is looked up',
  claimPackage: 'its key is replayed',
  issueReward: 'its key is replayed',
  sendPayCode: 'answers the same again',
  sendFeedback: 'no read shows it',
}

/** Mutations for statistics and read marks. No person waits for their result, and no message shows it. */
const BACKGROUND_MUTATIONS = [
  'recordView',
  'recordShare',
  'recordCopy',
  'recordAction',
  'markRead',
  'recordReportView',
  'recordTopic',
  'recordBrowse',
  'logShare',
  'readVisitor',
  'openMessage',
  'readAll',
]

const allMutations = Object.values(modules).flatMap((one) =>
  Object.entries(one).flatMap(([name, value]) => (isMutation(value) ? [{ name, value }] : [])),
)

test('every mutation looks up its result after a lost reply, or is listed with a reason', () => {
  expect(allMutations.length).toBeGreaterThan(60)
  const without = allMutations.filter(({ value }) => !value.find).map(({ name }) => name)
  expect(without.filter((name) => !(name in NOT_LOOKED_UP) && !BACKGROUND_MUTATIONS.includes(name))).toEqual([])
  expect([...Object.keys(NOT_LOOKED_UP), ...BACKGROUND_MUTATIONS].filter((name) => !without.includes(name))).toEqual([])
})

type App = Awaited<ReturnType<typeof renderRoute>>

async function changePhone(app: App): Promise<void> {
  app.backend.db.smsCodes.push({ mobile: '13911112222', code: '123456', sentAt: NOW - 100_000 })
  await app.press(/手机号/)
  const sheet = within(await screen.findByRole('dialog', { name: '更换手机号' }))
  await app.user.type(sheet.getByLabelText('手机号'), '13911112222')
  await app.user.type(sheet.getByLabelText('验证码'), '123456')
}

describe('changing the phone number, after a lost reply', () => {
  test('shows the new number and a success message if the number was changed', async () => {
    const app = await renderRoute('/my-setting', { as: 'member', knobs: 'fault:user.bindPhone=lost@1' })
    await changePhone(app)
    expect(await findToast('手机号已更换')).toBeInTheDocument()
    await app.sees('139****2222')
  })

  test('while the result is unknown, a second tap reads the number and does not send the used code again', async () => {
    const app = await renderRoute('/my-setting', { as: 'member' })
    await app.sees('退出登录')
    app.backend.setKnobs('fault:user.bindPhone=lost@1;fault:user.me=500')
    await changePhone(app)
    expect(await findToast(/^暂时无法确认手机号是否已更换/)).toBeInTheDocument()
    app.backend.setKnobs('')
    await app.press('确认更换')
    expect(await findToast('上次已经提交成功，没有重复提交')).toBeInTheDocument()
    expect(await app.calls('user.bindPhone')).toHaveLength(1)
    await app.sees('139****2222')
  })

  test('shows an error message if the number was not changed', async () => {
    const app = await renderRoute('/my-setting', { as: 'member', knobs: 'fault:user.bindPhone=offline@1' })
    await changePhone(app)
    expect(await findToast('无法连接到服务器，请稍后重试')).toBeInTheDocument()
  })
})
