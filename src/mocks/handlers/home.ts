import { bannerApi } from '#/domains/banner/api.ts'
import { homeApi } from '#/domains/home/api.ts'
import { mockApi } from '../mock-api.ts'
import { banners } from '../seed/goods.ts'

export const homeHandlers = mockApi(
  { ...bannerApi, ...homeApi },
  {
    list: ({ body }) =>
      banners
        .filter((banner) => banner.position === body.position)
        .map(({ id, title, subtitle, picture, target }) => ({
          id,
          title,
          subtitle,
          imageUrl: picture,
          linkUrl: target,
        })),
    // The activity is announced only to one persona, so that it does not disturb the other personas.
    activities: ({ db, user }) =>
      user?.persona === 'rich'
        ? [
            {
              recordId: 'ACT1',
              title: '老用户回馈',
              text: '感谢您的信任，基因检测套餐限时优惠。',
              linkUrl: '/commodity-detail/G007',
            },
          ].filter(({ recordId }) => !db.readRecords.some((read) => read.id === recordId && read.userId === user.id))
        : [],
    markRead: ({ db, body, user }) => {
      db.readRecords.push({ id: body.id, userId: user.id })
      return null
    },
  },
)
