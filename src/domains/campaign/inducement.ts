/**
 * Words that induce people to share. WeChat blocks pages with such words (docs/risks.md). A test checks all texts of
 * the app against this list; the server's texts for a share card are checked before they are used.
 */
const enticing: readonly RegExp[] = [
  /(分享|转发|邀请)[^'"`<\n]{0,8}(立即领|领取|即得|可得|获得|赢|抽奖|瓜分|赚|返现红包)/,
  /(分享|转发|邀请)[^'"`<，。\n]{0,6}(得|送|领)[^'"`<，。\n]{0,8}(红包|现金|奖励|大奖|好礼|优惠券|积分|元)/,
  /(分享|转发)[^'"`<\n]{0,4}(才能|才可|后可|即可|解锁|后查看)/,
  /(分享|转发)到?[^'"`<\n]{0,4}\d*个?(微信)?群/,
  /助力|集赞|点赞领|砍一刀|帮我砍|拆红包|抢红包|求转发|转发领|裂变/,
  /不转不是|必须转发|转疯了|赶紧转/,
]

export const isInducement = (text: string): boolean => enticing.some((words) => words.test(text))
