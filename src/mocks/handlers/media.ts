import { mediaApi } from '#/domains/media/api.ts'
import { mockApi } from '../mock-api.ts'

const NONCE = 'nonce'

export const mediaHandlers = mockApi(mediaApi, {
  save: ({ query }) => ({
    status: 200,
    imageUrl: `/pictures/goods/g01.svg?media=${query.mediaId}`,
    resourcePath: `wechat/${query.mediaId}`,
  }),
  /** Plain text instead of a hash, so that the WeChat simulator of the e2e tests can check it. */
  signature: ({ query }) => ({
    appId: 'wx-test',
    timestamp: '1',
    nonceStr: NONCE,
    signature: `sig(${query.url}|${NONCE}|1)`,
  }),
})
