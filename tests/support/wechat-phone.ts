import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { captureReturn } from '#/domains/auth/login-address.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { unload } from './render-route.tsx'
import { connectWechat, type Wechat } from '#/shared/wechat/wechat.ts'

let media = 0

/** Simulates WeChat, which gives these pictures and uploads each; the caller disconnects and restores mocks. */
export function phoneWith(...localIds: string[]): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
  connectWechat({
    signPage: async () => 'ready',
    refreshCard: async () => undefined,
    chooseImages: async () => localIds,
    uploadImage: async () => `media-${(media += 1)}`,
  } as unknown as Wechat)
}

/** WeChat's browser. @returns the addresses for which the document is left, in order. */
export function inWechat(): string[] {
  const went: string[] = []
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.60')
  vi.spyOn(pageNavigation, 'replace').mockImplementation((address) => void went.push(address))
  return went
}

/**
 * WeChat's answer to the authorization that this page has opened: a new document with the answer in its address.
 * @param account the WeChat account that is authorized.
 */
export async function answerAuthorization(
  went: string[],
  page: Parameters<typeof unload>[0],
  account: string,
): Promise<void> {
  await waitFor(() => expect(went).toHaveLength(1))
  const state = new URL(went.pop() ?? '').searchParams.get('state') ?? ''
  unload(page)
  window.history.replaceState(null, '', `/auth-start?code=WX-${account}-1&state=${state}`)
  captureReturn()
}
