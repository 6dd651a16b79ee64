import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const INVITE = 'uaa/api/family-relation/invitation'
const LISTS = '/my-pedigree/invitations'

type App = Awaited<ReturnType<typeof renderRoute>>

const at = (options: Parameters<typeof renderRoute>[1] = {}, search = '') =>
  renderRoute(`/pedigree-invitate-form${search}`, { as: 'member', ...options })

const chooseRelation = async (app: App, relation: string) =>
  app.user.click(await screen.findByRole('radio', { name: relation }))

async function fillInvitation(app: App, relation = '妻子', mobile = '13800000001'): Promise<void> {
  await chooseRelation(app, relation)
  await app.type('对方的手机号', mobile)
  await app.type('您怎么称呼对方（选填）', '秀兰')
  await app.type('想对对方说的话（选填）', '一起看看')
}

/** Checks that the typed values are still in the form. */
function expectKept(relation: string, mobile: string): void {
  expect(screen.getByRole('radio', { name: relation })).toBeChecked()
  expect(screen.getByLabelText('对方的手机号')).toHaveValue(mobile)
  expect(screen.getByLabelText('您怎么称呼对方（选填）')).toHaveValue('秀兰')
  expect(screen.getByLabelText('想对对方说的话（选填）')).toHaveValue('一起看看')
}

const invitesOf = ({ backend }: App, from: string) =>
  backend.db.familyInvitations.filter(({ fromUserId }) => fromUserId === from)

describe('the invitation form', () => {
  test('[FAM-013] requires relation and mobile number; the invitation is sent once and appears in the list', async () => {
    const noted = spyOnRequest('post', INVITE)
    const app = await at({ backend: withHandlers(newBackend(), noted.handler) })
    await app.press('发出邀请')
    expect(await findToast('关系不能为空')).toBeInTheDocument()
    await fillInvitation(app, '妻子', '123')
    await app.press('发出邀请')
    expect(await findToast('手机号格式错误')).toBeInTheDocument()
    await quiet()
    expect(noted.asked).toEqual([])
    await app.type('对方的手机号', '13800000001')
    await app.press('发出邀请')
    expect(await findToast('邀请已发出')).toBeInTheDocument()
    await app.arrives(LISTS)
    expect(noted.asked.map(({ body }) => body)).toEqual([
      { relation: 'WIFE', mobile: '13800000001', name: '秀兰', remark: '一起看看' },
    ])
    await app.sees('对方是您的妻子')
  })

  test('shows what the two people will see of each other', async () => {
    const app = await at()
    expect(await app.sees('互相看不到：检测结果和手机号。')).toHaveLength(1)
  })

  test('preselects the relation of the address if the list has it', async () => {
    await at({}, '?relation=FATHER')
    expect(await screen.findByRole('radio', { name: '父亲' })).toBeChecked()
  })

  test('ignores a relation of the address that the list does not have', async () => {
    await at({}, '?relation=EMPEROR')
    await screen.findByRole('radio', { name: '父亲' })
    await quiet()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  test('offers relations that a backend sends as bare words', async () => {
    const app = await at({
      backend: withHandlers(
        newBackend(),
        jsonHandler('get', 'uaa/api/family-relation/relation-list', ['父亲', '干妈']),
      ),
    })
    await chooseRelation(app, '干妈')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })

  test('shows a retry if the list of relations cannot be loaded', async () => {
    const app = await at({ knobs: 'fault:family.relationTypes=404' })
    await app.sees('可以选的关系没有读到，暂时不能邀请')
    app.backend.setKnobs('')
    await app.press('重试')
    expect(await screen.findByRole('radio', { name: '父亲' })).toBeInTheDocument()
  })

  test('shows a text and a retry if there is no relation to choose', async () => {
    const app = await at({ knobs: 'fault:family.relationTypes=empty' })
    await app.sees('现在没有可以选的关系，暂时不能邀请。请稍后再试')
    app.backend.setKnobs('')
    await app.press('重试')
    expect(await screen.findByRole('radio', { name: '父亲' })).toBeInTheDocument()
  })

  test('keeps the relation after a reload, and a notice names the other values, which were not stored', async () => {
    const app = await at()
    await fillInvitation(app)
    for (const secret of ['13800000001', '秀兰', '一起看看'])
      expect(JSON.stringify(Object.values(sessionStorage))).not.toContain(secret)
    unloadPage(app)
    const again = await renderRoute('/pedigree-invitate-form', { backend: app.backend, sameTab: true })
    expect(await screen.findByRole('radio', { name: '妻子' })).toBeChecked()
    expect(await again.sees('为保护隐私，手机号、称呼、留言没有保存，请重新填写')).toHaveLength(1)
    expect(screen.getByLabelText('对方的手机号')).toHaveValue('')
  })
})

describe('a refused invitation shows the reason at its field and keeps the form’s values', () => {
  test.each([
    ['不能邀请自己的手机号', '妻子', '13800000002'],
    ['这个手机号已经在您的家庭里', '妻子', '13800000001'],
    ['已经邀请过这个手机号，请等对方同意', '女儿', '13800000003'],
  ])('[FAM-013] for the reason %s', async (sentence, relation, mobile) => {
    const backend = newBackend()
    const [relative] = backend.db.relatives
    if (!relative) throw new Error('the seed has changed')
    backend.db.relatives.push({ ...relative, id: 'FR900', userId: 'U102', relation: 'SISTER', relativeUserId: 'U101' })
    backend.db.familyInvitations.push({
      id: 'FI900',
      fromUserId: 'U102',
      mobile: '13800000003',
      relation: 'DAUGHTER',
      name: '',
      remark: '',
      status: 'WAITING_FOR_AGREE',
      createdAt: 1,
    })
    const app = await at({ backend })
    await fillInvitation(app, relation, mobile)
    await app.press('发出邀请')
    await app.sees(sentence)
    const field = screen.getByLabelText('对方的手机号')
    expect(field).toHaveAccessibleDescription(sentence)
    expect(field).toHaveFocus()
    expectKept(relation, mobile)
    await quiet()
    expect(screen.queryAllByText(sentence)).toHaveLength(1)
    expect(invitesOf(app, 'U102').map(({ id }) => id)).toEqual(['FI900'])
  })

  test('[FAM-013] a second mother is refused at the relation', async () => {
    const app = await at({ as: 'reported' })
    await fillInvitation(app, '母亲', '13800000009')
    await app.press('发出邀请')
    await app.sees('您的家庭里已经有母亲了，请换一种关系')
    expect(screen.getByRole('radiogroup', { name: '对方是您的' })).toHaveAccessibleDescription(
      '您的家庭里已经有母亲了，请换一种关系',
    )
    expectKept('母亲', '13800000009')
    await chooseRelation(app, '妹妹')
    await app.doesNotSee('您的家庭里已经有母亲了，请换一种关系')
    await app.press('发出邀请')
    await app.arrives(LISTS)
  })

  test('[FAM-013] a refusal that names no field is shown at the mobile number, and the form can be submitted again', async () => {
    const app = await at({ knobs: 'fault:family.invite=400-detail@1' })
    await fillInvitation(app)
    await app.press('发出邀请')
    await app.sees('库存不足')
    expect(screen.getByLabelText('对方的手机号')).toHaveAccessibleDescription('库存不足')
    await app.press('发出邀请')
    await app.arrives(LISTS)
    expect(invitesOf(app, 'U102')).toHaveLength(1)
  })
})

describe('a failed invitation', () => {
  test('shows one message, and the form keeps its values', async () => {
    const app = await at({ knobs: 'fault:family.invite=offline@1' })
    await fillInvitation(app)
    await app.press('发出邀请')
    expect(await findToast('无法连接到服务器，请稍后重试')).toBeInTheDocument()
    expectKept('妻子', '13800000001')
    await app.press('发出邀请')
    await app.arrives(LISTS)
    expect(invitesOf(app, 'U102')).toHaveLength(1)
  })

  test('whose reply was lost is found among the sent invitations', async () => {
    const app = await at({ knobs: 'fault:family.invite=lost@1' })
    await fillInvitation(app)
    await app.press('发出邀请')
    expect(await findToast('邀请已发出')).toBeInTheDocument()
    await app.arrives(LISTS)
    expect(invitesOf(app, 'U102')).toHaveLength(1)
  })

  test('whose reply was lost opens the list with a notice if the sent invitations cannot be loaded', async () => {
    const app = await at({ knobs: 'fault:family.invite=lost@1;fault:family.sent=500@1' })
    await fillInvitation(app)
    await app.press('发出邀请')
    await app.sees('暂时无法确认邀请是否发出，请先看看“我发出的邀请”')
    await app.press('知道了')
    await app.arrives(LISTS)
    expect(await app.sees('对方是您的妻子')).toHaveLength(1)
  })
})

test('the draft for one relative does not appear in the form for another relative', async () => {
  const app = await at({}, '?relation=FATHER')
  await app.type('对方的手机号', '13800000001')
  await app.type('您怎么称呼对方（选填）', '爸爸')
  const goesTo = async (address: string) => {
    await act(() => app.router.navigate(LISTS))
    await app.arrives(LISTS)
    await act(() => app.router.navigate(address))
    await app.arrives(address)
  }
  await goesTo('/pedigree-invitate-form?relation=MOTHER')
  expect(await screen.findByRole('radio', { name: '母亲' })).toBeChecked()
  expect(screen.getByLabelText('对方的手机号')).toHaveValue('')
  expect(screen.getByLabelText('您怎么称呼对方（选填）')).toHaveValue('')
  await goesTo('/pedigree-invitate-form?relation=FATHER')
  expect(await screen.findByLabelText('您怎么称呼对方（选填）')).toHaveValue('爸爸')
})

describe('an invitation that is sent again', () => {
  test('is prefilled with all values except the mobile number', async () => {
    const app = await at({ as: 'reported' }, '?again=FI502')
    expect(await screen.findByRole('radio', { name: '儿子' })).toBeChecked()
    expect(screen.getByLabelText('您怎么称呼对方（选填）')).toHaveValue('郭晨')
    expect(screen.getByLabelText('对方的手机号')).toHaveValue('')
    await app.sees('关系、称呼和留言已经填好了。为保护隐私，手机号要请您再输入一次。')
    await app.type('对方的手机号', '13800004321')
    await app.press('发出邀请')
    await app.arrives(LISTS)
    expect(
      invitesOf(app, 'U105').filter(({ mobile, status }) => mobile === '13800004321' && status === 'WAITING_FOR_AGREE'),
    ).toHaveLength(1)
  })

  test.each(['NOPE', 'FI506'])('opens an empty form when the id %s is not among the sent invitations', async (id) => {
    const app = await at({ as: 'reported' }, `?again=${id}`)
    await screen.findByRole('radio', { name: '儿子' })
    await quiet()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await app.doesNotSee(/手机号要请您再输入一次/)
  })
})
