/** Categories, posters and activities; nothing in the app changes them. */

export const newsCategories = [
  { id: 'gene', name: '基因科普' },
  { id: 'screening', name: '筛查与体检' },
  { id: 'nutrition', name: '营养与生活' },
  { id: 'pregnancy', name: '孕育与儿童' },
  { id: 'cell', name: '细胞储存' },
]

const poster = (id: string, name: string, title: string, publishDate: string) => ({
  id,
  title,
  mainPicture: `/pictures/news/poster-${name}.jpg`,
  publishDate,
})

export const posters = [
  poster('PO1', 'sleep', '睡好每一晚', '2026-11-15'),
  poster('PO2', 'eat', '一餐一盘，吃得均衡', '2026-11-02'),
  poster('PO3', 'family', '家族史，值得记下来', '2026-10-20'),
  poster('PO4', 'screen', '孕期筛查时间表', '2026-10-08'),
  poster('PO5', 'gene', '基因不是命运', '2026-09-26'),
  poster('PO6', 'move', '每周 150 分钟', '2026-09-10'),
]

export const activityCenterItems = [
  {
    title: '暖冬守护家人健康',
    bannerURL: '/pictures/news/family.jpg',
    publishDate: '2026-11-13',
    url: '/action/winter2026',
  },
  { title: '基因健康沙龙', bannerURL: '/pictures/news/helix.jpg', publishDate: '2026-11-18', url: '/sign-form?id=E2' },
  {
    title: '生命体验馆参观',
    bannerURL: '/pictures/news/family.jpg',
    publishDate: '2026-11-17',
    url: '/sign-form?id=E6',
  },
  {
    title: '免疫细胞存储预约',
    bannerURL: '/pictures/news/cells.jpg',
    publishDate: '2026-11-16',
    url: '/immune-cell-storage-reservation/E9',
  },
  {
    title: '科普月：把家族健康史写下来',
    bannerURL: '/pictures/news/family.jpg',
    publishDate: '2026-11-12',
    url: '/article/A2',
  },
  {
    title: '线上讲座：孕期筛查怎么选',
    bannerURL: '/pictures/news/baby.jpg',
    publishDate: '2026-10-30',
    url: '/explore-classification/pregnancy',
  },
  { title: '秋季健康步行日已结束', bannerURL: '/pictures/news/heart.jpg', publishDate: '2026-09-28', url: '' },
]

export const yearReport = { title: '2026 年度健康阅读回顾', imageUrl: '', linkUrl: '/article/A1' }
