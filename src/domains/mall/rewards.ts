import { config } from '#/config.ts'
import { platformOf } from '#/shared/wechat/platform.ts'

/** WeChat's rules forbid rewards for sharing: a deployment can hide them there (docs/risks.md). */
export const rewardsShown = (hiddenInWechat = config.hideRewardsInWechat, wechat = platformOf().wechat): boolean =>
  !(hiddenInWechat && wechat)
