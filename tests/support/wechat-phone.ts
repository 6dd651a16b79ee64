import { vi } from 'vitest'
import { connectWechat, type Wechat } from '#/shared/wechat/wechat.ts'

let media = 0

/** Simulates WeChat, which gives these pictures and uploads each; the caller disconnects and restores mocks. */
export function phoneWith(...localIds: string[]): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
  connectWechat({
    signPage: async () => 'ready',
    refreshCard: async () => undefined,
    setShareCard: async () => undefined,
    chooseImages: async () => localIds,
    uploadImage: async () => `media-${(media += 1)}`,
  } as unknown as Wechat)
}
