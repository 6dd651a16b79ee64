import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { connectWechat, type Wechat } from '#/shared/wechat/wechat.ts'
import { NOW, type renderRoute } from './render-route.tsx'

/** Helpers for the form of an insurance claim inside a simulated WeChat. */

type App = Awaited<ReturnType<typeof renderRoute>>

export const FORM_ADDRESS = '/insurance-claims-apply?proBarcode=PB1&contractCode=CC1'
export const AGAIN_ADDRESS = '/insurance-claims-apply?again=IC701'

/** `chosen`: the pictures that each choice returns, by default one new picture. `failing`: uploads that fail once. */
export const phone = { chosen: [] as string[], failing: new Set<string>(), taken: 0 }

/** Sets the phone's clock to the day of the test data, and simulates WeChat. */
export function startPhone(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
  phone.chosen = []
  phone.failing.clear()
  connectWechat({
    signPage: async () => 'ready',
    refreshCard: async () => undefined,
    chooseImages: async () => (phone.chosen.length > 0 ? phone.chosen : [`local-${(phone.taken += 1)}`]),
    uploadImage: async (localId: string) => {
      if (phone.failing.delete(localId)) throw new Error('lost')
      return `media-${localId}`
    },
  } as unknown as Wechat)
}

export function stopPhone(): void {
  connectWechat(null)
  vi.restoreAllMocks()
  vi.useRealTimers()
}

export const withinPictures = (label: string) => within(screen.getByRole('list', { name: `添加${label}` }))
export const findStatus = (label: string) => screen.findByRole('status', { name: `${label}的状态` })

export async function addPicture(app: App, label: string, most: number, have = 0): Promise<void> {
  await app.press(`添加${label}，还可添加 ${most - have} 张`)
  await withinPictures(label).findByRole('button', { name: `查看第 ${have + 1} 张图片` })
}

/** Fills in the whole form, except the card number and the phone number. */
export async function fillFormExceptNumbers(app: App): Promise<void> {
  await addPicture(app, '被保险人身份证明', 4)
  await addPicture(app, '诊断证明与病历', 9)
  await addPicture(app, '费用票据与清单', 9)
  await addPicture(app, '银行卡正面', 1)
  await app.press('事故日期：请选择事故日期')
  // An earlier picker may still be closing.
  const last = (await screen.findAllByText('确定')).at(-1)
  if (last) await app.user.click(last)
  await app.type('事故经过', '下楼时摔倒，左手骨折')
  await app.type('就诊医院', '沙河医院')
  await app.type('申请金额（元）', '1234.5')
  await app.type('收款人姓名', '郑晓燕')
  await app.type('开户银行', '招商银行')
}

export async function fillForm(app: App): Promise<void> {
  await fillFormExceptNumbers(app)
  await app.type('银行卡号', '6222 0202 0011 2233 445')
  await app.type('手机号', '13900000001')
}

export const newClaims = ({ backend }: App) => backend.db.claims.filter(({ id }) => !id.startsWith('IC70'))
