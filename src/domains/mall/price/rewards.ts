import { config } from '#/config.ts'
import { platformOf } from '#/shared/wechat/platform.ts'

/**
 * Whether rewards are shown: WeChat's rules forbid rewards for sharing, so a deployment can hide them inside WeChat
 * (docs/risks.md).
 */
export const areRewardsShown = (hiddenInWechat = config.hideRewardsInWechat, wechat = platformOf().wechat): boolean =>
  !(hiddenInWechat && wechat)
