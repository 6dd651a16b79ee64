/** The views of /relatives-main/{type}. Values are not specified; an unknown value shows the friends (LIT-020). */
export const kinViews = ['friends', 'applications', 'recommended', 'sharing'] as const
export type KinView = (typeof kinViews)[number]

export const viewOf = (type: string): KinView => kinViews.find((view) => view === type) ?? 'friends'

export const viewLabel: Record<KinView, string> = {
  friends: '亲友',
  applications: '申请',
  recommended: '推荐',
  sharing: '授权',
}
