import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { newBackend, NOW, renderRoute } from './support/render-route.tsx'

const CHILD_TUBE = '/bind-first-step/LB2026000002/儿童健康基因检测'

test('binding a children’s tube to a person aged 64 needs a confirmation', async () => {
  const backend = newBackend()
  const [patient] = backend.db.patients.filter(({ userId }) => userId === 'U102')
  if (patient) patient.birthday = '1962-05-01'
  const app = await renderRoute(CHILD_TUBE, { as: 'member', backend })
  await app.user.click(await screen.findByRole('radio', { name: new RegExp(patient?.name ?? '') }))
  await app.press('下一步')
  const asked = await screen.findByRole('dialog')
  expect(asked).toHaveTextContent('这是儿童检测的采样管，您选择的受检人 64 岁')
  expect(app.address()).toContain('/bind-first-step/')
  await app.user.click(within(asked).getByText('是这位受检人'))
  await app.arrives('/bind-second-step/')
})

test('binding an adults’ tube to a child aged 8 also needs a confirmation', async () => {
  const app = await renderRoute('/bind-first-step/LB2026000001/基因检测', { as: 'member' })
  await app.user.click(await screen.findByRole('radio', { name: /李小禾/ }))
  await app.press('下一步')
  const asked = await screen.findByRole('dialog')
  expect(asked).toHaveTextContent('这是成人检测的采样管，您选择的受检人 8 岁')
  await app.user.click(within(asked).getByText('是这位受检人'))
  await app.arrives('/bind-second-step/')
})

test('if scanning is impossible, a text asks to type the number and says where it is on the tube', async () => {
  const app = await renderRoute('/bind-sampleid-input-view', { as: 'member' })
  await app.press('扫描样本条码')
  expect(await app.sees(/请手动输入编号/)).toHaveLength(1)
  expect(
    screen
      .getByText(/请手动输入编号/)
      .closest('[role="status"]')
      ?.querySelectorAll('svg'),
  ).toHaveLength(1)
})

test('the consent is in the bar with 下一步, and visible at any width', async () => {
  const app = await renderRoute('/bind-second-step/LB2026000001/基因检测/P201', { as: 'member' })
  const next = await screen.findByRole('button', { name: '下一步' })
  const bar = within(next.parentElement as HTMLElement)
  await app.user.click(bar.getByRole('checkbox', { name: /单独同意/ }))
  await app.press('下一步')
  await app.arrives('/bind-third-step/')
  expect(app.address()).toContain('/bind-third-step/')
})

const isUnloadPrevented = () => {
  const event = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(event))
  return event.defaultPrevented
}

test('a reload asks for a confirmation only while the patient form has values', async () => {
  const app = await renderRoute('/add-patient/new', { as: 'member' })
  await screen.findByLabelText('姓名')
  expect(isUnloadPrevented()).toBe(false)
  await app.type('姓名', '李秀英')
  expect(isUnloadPrevented()).toBe(true)
  await act(() => app.router.navigate('/my-main'))
  await app.sees('李建国')
  expect(isUnloadPrevented()).toBe(false)
})

test('the login that opens after a form says that the form’s values are kept', async () => {
  const app = await renderRoute('/add-patient/new', { as: 'member' })
  await app.type('姓名', '李秀英')
  await act(() => app.router.navigate('/login?target=%2Fadd-patient%2Fnew'))
  expect(await app.sees('您刚才填写的内容已经保留，登录后可以接着填')).toHaveLength(1)
})

test('the login in WeChat says which way of signing in keeps the form’s values', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.60')
  const app = await renderRoute('/add-patient/new', { as: 'member' })
  await app.type('姓名', '李秀英')
  expect(loginAddress('/add-patient/new')).toBe('/login?target=%2Fadd-patient%2Fnew')
  await act(() => app.router.navigate('/login?target=%2Fadd-patient%2Fnew'))
  await app.sees(
    /^您刚才填写的内容已经保留，用手机号登录后可以接着填。微信授权登录会重新打开页面，没有提交的内容要重新填写$/,
  )
})

test('the login does not mention a form that was not changed', async () => {
  const app = await renderRoute('/bind-sampleid-input-view', { as: 'member' })
  await screen.findByLabelText('样本编号')
  await act(() => app.router.navigate('/my-main'))
  await app.sees('李建国')
  await act(() => app.router.navigate('/login?target=%2Fmy-main'))
  expect(await app.sees('登录后可以查看订单、样本和报告')).toHaveLength(1)
})

test('the login mentions no form if the login is opened directly', async () => {
  const app = await renderRoute('/login')
  expect(await app.sees('登录后可以查看订单、样本和报告')).toHaveLength(1)
})

const register = async (address: string) => {
  const app = await renderRoute(address)
  app.backend.db.smsCodes.push({ mobile: '13911118888', code: '123456', sentAt: NOW })
  await app.type('手机号', '13911118888')
  await app.type('验证码', '123456')
  return app
}

test('after registering, 注册成功 and a link to bind a sample are shown', async () => {
  const app = await register('/invitation-register')
  const offer = await screen.findByRole('dialog')
  expect(offer).toHaveTextContent('注册成功')
  await app.user.click(within(offer).getByText('去绑定样本'))
  await app.arrives('/bind-sampleid-input-view')
  expect(app.address()).toBe('/bind-sampleid-input-view')
})

test('a person who was redirected to the registration sees 注册成功 on the page they came from', async () => {
  const app = await register('/invitation-register?target=%2Fmy-binding')
  expect(await app.sees('注册成功')).toHaveLength(1)
  expect(app.address()).toBe('/my-binding')
})
