import { config } from '#/config.ts'
import { platformOf } from '#/shared/wechat/platform.ts'

/** WeChat's rules forbid enticing people to share: a deployment can keep what sharing earns out of it (docs/risks.md). */
export const rewardsShown = (hiddenInWechat = config.hideRewardsInWechat, wechat = platformOf().wechat): boolean =>
  !(hiddenInWechat && wechat)
