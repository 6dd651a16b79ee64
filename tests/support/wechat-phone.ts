import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { captureReturn } from '#/domains/auth/login-address.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { unloadPage } from './render-route.tsx'
import { connectWechat, type Wechat } from '#/shared/wechat/wechat.ts'

let media = 0

/** Simulates WeChat with these chosen pictures and successful uploads. The caller disconnects and restores mocks. */
export function simulateWechatPictures(...localIds: string[]): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
  connectWechat({
    signPage: async () => 'ready',
    refreshCard: async () => undefined,
    chooseImages: async () => localIds,
    uploadImage: async () => `media-${(media += 1)}`,
  } as unknown as Wechat)
}

/** Simulates WeChat's browser. @returns the addresses that the page leaves for, in order. */
export function simulateWechat(): string[] {
  const went: string[] = []
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.60')
  vi.spyOn(pageNavigation, 'replace').mockImplementation((address) => void went.push(address))
  return went
}

/**
 * Simulates WeChat's answer to the authorization that this page has opened: a page load with the answer in the address.
 * @param account the WeChat account that is authorized.
 */
export async function answerAuthorization(
  went: string[],
  page: Parameters<typeof unloadPage>[0],
  account: string,
): Promise<void> {
  await waitFor(() => expect(went).toHaveLength(1))
  const state = new URL(went.pop() ?? '').searchParams.get('state') ?? ''
  unloadPage(page)
  window.history.replaceState(null, '', `/auth-start?code=WX-${account}-1&state=${state}`)
  captureReturn()
}
