import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#tests/render-route.tsx'
import { partnerAgreed } from '../../user/store.ts'

const findText = async () => (await screen.findByRole('main')).textContent ?? ''

test('[LOGIN-004] [FMT-016] [FMT-017] [FMT-018] [FMT-019] [FMT-020] [LIT-034] the partner agreement shows five statements', async () => {
  const app = await renderRoute('/shared-economy-partner-agreement')
  await app.sees('共享经济合作伙伴协议')
  const said = await findText()
  expect(said).toContain('合作伙伴与客户之间不得存在劳动雇佣关系')
  expect(said).toContain('未成年人须年满16周岁、未满18周岁，并取得监护人的书面同意')
  expect(said).toContain('保密义务在协议终止后继续有效，期限为10年')
  expect(said).toContain('3个工作日')
  expect(said).toContain('25%（含）以上股权')
  expect(screen.getByRole('button', { name: '我已阅读并同意本用户协议' })).toBeEnabled()
})

test('[LOGIN-004] accepting the agreement opens the target inside the app with accepted=true', async () => {
  const app = await renderRoute('/shared-economy-partner-agreement?target=%2Fmy-main%3Fx%3D1')
  await app.press('我已阅读并同意本用户协议')
  await app.arrives('/my-main?x=1&accepted=true')
  expect(partnerAgreed.read()).toBe(true)
  const hostile = await renderRoute('/shared-economy-partner-agreement?target=https%3A%2F%2Fevil.cn')
  await hostile.press('我已阅读并同意本用户协议')
  await hostile.arrives('/Home/hot')
})

test.each([
  ['/user-register-agreement', 'fault:auth.agreement=500@1', '一、服务内容'],
  ['/privacy-clause', 'fault:auth.privacy=500@1', '我们收集什么'],
])(
  '[LOGIN-002] when the server’s text cannot be loaded, the address %s shows the bundled text and a notice',
  async (address, knobs, line) => {
    const app = await renderRoute(address, { knobs: knobs.replace('@1', '') })
    await app.sees('最新版本没有加载出来，下面是随应用附带的版本。')
    await app.sees(line)
    app.backend.setKnobs('')
    await app.press('重新加载')
    await app.doesNotSee('最新版本没有加载出来，下面是随应用附带的版本。')
    expect(await app.sees(line)).toHaveLength(1)
  },
)
