/** The views of /my-pedigree/{type}. The specification gives no values; an unknown value shows the tree (LIT-020). */
export const pedigreeViews = ['family', 'list', 'invitations'] as const
export type PedigreeView = (typeof pedigreeViews)[number]

export const viewOf = (type: string): PedigreeView => pedigreeViews.find((view) => view === type) ?? 'family'

export const viewLabel: Record<PedigreeView, string> = { family: '族谱图', list: '列表', invitations: '邀请' }
