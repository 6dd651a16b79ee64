import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectWechat, type Wechat } from '#/shared/wechat/wechat.ts'
import { quiet } from '#tests/quiet.ts'
import { stubImageDecoding } from '#tests/browser-stubs.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'
import { simulateWechatPictures } from '#tests/wechat-phone.ts'

const RECORDS = 'mallsales/api/user/health-records'

afterEach(() => {
  connectWechat(null)
})

type App = Awaited<ReturnType<typeof renderRoute>>

const recordsOf = ({ backend }: App, userId: string) =>
  backend.db.healthRecords.filter((record) => record.userId === userId)

describe('the list of health records', () => {
  test('[BIND-013] /health-records/CASE shows 病历, newest first, and each other tab loads the records of its type', async () => {
    const app = await renderRoute('/health-records/CASE', { as: 'reported' })
    const list = await screen.findByRole('list', { name: '病历' })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/health-detail/H501', '/health-detail/H504'])
    const tabs = screen.getByRole('navigation', { name: '档案类型' })
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['病历', '医嘱', '体检报告'])
    await app.user.click(screen.getByRole('link', { name: '体检报告' }))
    await app.arrives('/health-records/MEDICAL_EXAMINATION_REPORT')
    await app.sees('深圳市体检中心')
    expect(screen.getByRole('link', { name: '体检报告' })).toHaveAttribute('aria-current', 'page')
  })

  test('[BIND-013] a type without records shows one action, which creates a record of that type', async () => {
    const app = await renderRoute('/health-records/MEDICAL_ADVICE', { as: 'new' })
    await app.sees('还没有医嘱。拍照存下来，就诊时随时能翻看。')
    await app.follow('添加医嘱')
    await app.arrives('/health-form?type=MEDICAL_ADVICE')
    expect(await screen.findByRole('radio', { name: '医嘱' })).toBeChecked()
  })

  test('[GEN-010] 我的 links to the health records', async () => {
    const app = await renderRoute('/my-main', { as: 'reported' })
    await app.follow('健康档案')
    await app.arrives('/health-records/CASE')
    expect(await app.sees('南山区人民医院')).toHaveLength(1)
  })
})

describe('a health record', () => {
  test('[MISC-003] shows region, 已婚, birthday and gender; a tap enlarges a picture', async () => {
    const app = await renderRoute('/health-detail/H501', { as: 'reported' })
    for (const text of ['广东省 深圳市 南山区', '已婚', '1968-11-02', '女', '南山区人民医院', '2026-09-18'])
      await app.sees(text)
    await app.press('查看第 2 张图片')
    const viewer = within(await screen.findByRole('dialog', { name: '查看大图' }))
    expect(viewer.getByText('2/2')).toBeInTheDocument()
    await app.user.click(viewer.getByRole('button', { name: '关闭' }))
    await app.doesNotSee('2/2')
  })

  test('does not open a picture in WeChat’s viewer, which could save and forward it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
    const previewImages = vi.fn<Wechat['previewImages']>(async () => undefined)
    connectWechat({ previewImages } as unknown as Wechat)
    const app = await renderRoute('/health-detail/H501', { as: 'reported' })
    await app.press('查看第 2 张图片')
    expect(await screen.findByRole('dialog', { name: '查看大图' })).toBeInTheDocument()
    await quiet()
    expect(previewImages).not.toHaveBeenCalled()
  })

  test('[MISC-003] of an unmarried person shows 未婚', async () => {
    const app = await renderRoute('/health-detail/H701', { as: 'rich' })
    expect(await app.sees('未婚')).toHaveLength(1)
  })

  test('[BIND-014] is deleted after a confirmation, and disappears from the list', async () => {
    const app = await renderRoute('/health-records/CASE', { as: 'reported' })
    await app.follow(/蛇口社区健康服务中心/)
    await app.press('删除')
    await app.press('取消')
    expect(await app.calls('health.remove')).toEqual([])
    await app.press('删除')
    await app.sees('删除后不能恢复。确定删除这份健康档案吗？')
    const dialog = within(screen.getByRole('dialog'))
    await app.user.click(dialog.getByRole('button', { name: '删除' }))
    await app.arrives('/health-records/CASE')
    await app.sees('南山区人民医院')
    await quiet()
    expect(screen.queryByText('蛇口社区健康服务中心')).toBeNull()
    expect(await app.calls('health.remove')).toHaveLength(1)
    expect(recordsOf(app, 'U105').map(({ id }) => id)).not.toContain('H504')
  })

  test('[BIND-014] of another person is not shown', async () => {
    const app = await renderRoute('/health-detail/H701', { as: 'reported' })
    await app.sees('尚未授权')
    await quiet()
    expect(screen.queryByText('沙河医院')).toBeNull()
  })
})

/** Confirms the picker that was opened last. An earlier picker may still be closing. */
const confirmPicker = async (app: App) => {
  const last = (await screen.findAllByText('确定')).at(-1)
  if (last) await app.user.click(last)
}

/** Fills in a new record up to the button. */
async function fillForm(app: App) {
  simulateWechatPictures('local-1', 'local-2')
  await app.press(/^添加档案图片，还可添加/)
  await screen.findByRole('button', { name: '查看第 2 张图片' })
  await app.type('就诊医院', '南山区人民医院')
  await app.press('就诊日期：请选择就诊日期')
  await confirmPicker(app)
  await app.press('报告领取地区：请选择省、市、区')
  await app.sees('选择报告领取地区')
  await confirmPicker(app)
  await screen.findByRole('button', { name: '报告领取地区：北京市 东城区' })
  await app.user.click(screen.getByRole('radio', { name: '已婚' }))
}

describe('the form of a health record', () => {
  test('[LIT-014] [VAL-010] without an id is empty; a toast shows the first error, and each field shows its own error', async () => {
    const app = await renderRoute('/health-form', { as: 'new' })
    expect(await screen.findByRole('heading', { name: '新增健康档案' })).toBeInTheDocument()
    await app.sees('档案图片（最多 20 张）')
    await app.press('保存')
    expect(await findToast('档案图片不能为空')).toBeInTheDocument()
    for (const text of ['就诊医院不能为空', '就诊日期不能为空', '报告领取地区不能为空'])
      expect(screen.getByText(text)).toBeInTheDocument()
    expect(await app.calls('health.create')).toEqual([])
  })

  test('[BIND-014] [VAL-037] creates one record for a double tap, and opens the record', async () => {
    const created = spyOnRequest('post', `${RECORDS}/create`)
    const app = await renderRoute('/health-form?type=MEDICAL_ADVICE', {
      as: 'new',
      backend: withHandlers(newBackend(), created.handler),
    })
    await fillForm(app)
    await app.user.dblClick(screen.getByRole('button', { name: '保存' }))
    await app.arrives('/health-detail/H5001')
    await app.sees('北京市 东城区')
    expect(created.asked[0]?.body).toMatchObject({
      recordType: 'MEDICAL_ADVICE',
      hospital: '南山区人民医院',
      married: true,
      gender: 'SECRET',
      birthday: '',
    })
    expect(await app.calls('media.save')).toHaveLength(2)
    expect(recordsOf(app, 'U101')).toHaveLength(1)
    expect(recordsOf(app, 'U101')[0]?.recordImage).toHaveLength(2)
  })

  test('[BIND-014] keeps its values after a failed save, and a second save creates one record', async () => {
    const app = await renderRoute('/health-form', { as: 'new', knobs: 'fault:health.create=500@1' })
    await fillForm(app)
    await app.press('保存')
    await screen.findByRole('button', { name: '保存' })
    expect(screen.getByLabelText('就诊医院')).toHaveValue('南山区人民医院')
    expect(screen.getByRole('button', { name: '查看第 2 张图片' })).toBeInTheDocument()
    await app.press('保存')
    await app.arrives('/health-detail/')
    expect(recordsOf(app, 'U101')).toHaveLength(1)
  })

  test('[LIT-014] [BIND-014] [VAL-034] with an id shows the record, and deleting a picture keeps the other pictures', async () => {
    const app = await renderRoute('/health-records/CASE', { as: 'reported' })
    await app.follow(/南山区人民医院/)
    await app.follow('编辑')
    expect(await screen.findByRole('heading', { name: '编辑健康档案' })).toBeInTheDocument()
    expect(screen.getByLabelText('就诊医院')).toHaveValue('南山区人民医院')
    expect(screen.getByRole('radio', { name: '已婚' })).toBeChecked()
    await app.press('删除第 1 张图片')
    await quiet()
    expect(screen.queryByRole('button', { name: /^删除第/ })).toBeNull()
    await app.type('就诊医院', '深圳市第六人民医院')
    await app.press('保存')
    await app.arrives('/health-detail/H501')
    await app.sees('深圳市第六人民医院')
    expect(recordsOf(app, 'U105').find(({ id }) => id === 'H501')).toMatchObject({
      hospital: '深圳市第六人民医院',
      recordImage: ['/pictures/health/case-2.svg'],
    })
    expect(await app.calls('health.create')).toEqual([])
  })
})

describe('outside WeChat', () => {
  test('[VAL-038] pictures can be enlarged and are not uploaded, and a notice asks the person to upload them in WeChat', async () => {
    stubImageDecoding(() => 'data:image/jpeg;base64,AAAA')
    const app = await renderRoute('/health-form', { as: 'new' })
    await app.sees('图片只能在微信中上传：要保存新图片，请在微信中打开本页')
    await app.user.upload(screen.getByLabelText('从手机选择图片'), new File(['x'], '1.png', { type: 'image/png' }))
    await app.press('查看第 1 张图片，请在微信中打开后上传')
    await app.user.click(
      within(await screen.findByRole('dialog', { name: '查看大图' })).getByRole('button', { name: '关闭' }),
    )
    await app.press('保存')
    expect(await findToast('请在微信中打开后上传')).toBeInTheDocument()
    expect(await app.calls('health.create')).toEqual([])
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('data:image')
  })
})

describe('the info about a baby', () => {
  test('[BIND-015] if there is none, the entry opens an empty form, which saves the info once', async () => {
    const app = await renderRoute('/my-setting', { as: 'member' })
    await app.press(/宝宝信息 ?未填写/)
    const sheet = within(await screen.findByRole('dialog', { name: '填写宝宝信息' }))
    const save = await sheet.findByRole('button', { name: '保存' })
    await app.user.click(save)
    expect(await findToast('宝宝姓名不能为空')).toBeInTheDocument()
    await app.user.type(sheet.getByLabelText('宝宝姓名'), '李小禾')
    await app.user.click(sheet.getByRole('radio', { name: '女' }))
    await app.press('出生日期：请选择出生日期')
    await app.user.click(await screen.findByText('确定'))
    await app.user.dblClick(save)
    expect(await findToast('已保存')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /宝宝信息 ?李小禾 \d{4}-/ })).toBeVisible()
    expect(app.backend.db.babies.filter(({ userId }) => userId === 'U102')).toMatchObject([
      { name: '李小禾', gender: 'FEMALE' },
    ])
  })

  test('[BIND-015] is shown and can be changed', async () => {
    const app = await renderRoute('/my-setting', { as: 'parent' })
    await app.press(/宝宝信息 ?吴乐乐 2019-04-12/)
    const sheet = within(await screen.findByRole('dialog', { name: '修改宝宝信息' }))
    const name = await sheet.findByLabelText('宝宝姓名')
    expect(name).toHaveValue('吴乐乐')
    await app.user.clear(name)
    await app.user.type(name, '吴小乐')
    await app.user.click(sheet.getByRole('button', { name: '保存' }))
    const [born] = await app.sees('2019-04-12')
    expect(born?.parentElement).toHaveTextContent('吴小乐 2019-04-12')
    expect(await app.calls('health.createBaby')).toEqual([])
    expect(app.backend.db.babies).toMatchObject([{ id: 'BB601', name: '吴小乐', gender: 'MALE' }])
  })

  test('[BIND-015] keeps its typed values after a failed save, even if the sheet was closed in between', async () => {
    const app = await renderRoute('/my-setting', { as: 'member', knobs: 'fault:health.createBaby=500' })
    await app.press(/宝宝信息/)
    await app.type('宝宝姓名', '李小禾')
    await app.press('出生日期：请选择出生日期')
    await confirmPicker(app)
    await app.press('保存')
    await screen.findAllByRole('alert')
    await app.press('关闭')
    await app.press(/宝宝信息/)
    expect(await screen.findByLabelText('宝宝姓名')).toHaveValue('李小禾')
    await quiet()
    expect(app.backend.db.babies.filter(({ userId }) => userId === 'U102')).toEqual([])
  })

  test('[BIND-015] shows a retry if it cannot be loaded, and the other settings are shown', async () => {
    const app = await renderRoute('/my-setting', { as: 'parent', knobs: 'fault:health.baby=403' })
    await app.sees('没有读取到，点按重试')
    await app.sees('退出登录')
    app.backend.setKnobs('')
    await app.press(/没有读取到，点按重试/)
    const born = await app.sees('2019-04-12')
    expect(born.map((date) => date.parentElement?.textContent)).toEqual(['吴乐乐 2019-04-12'])
  })
})
