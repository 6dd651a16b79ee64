import type { BannerPosition } from '#/domains/banner/model.ts'
import { cellGoods } from './goods-cell.ts'
import { childGoods } from './goods-child.ts'
import { familyGoods } from './goods-family.ts'
import { geneGoods } from './goods-gene.ts'
import { healthGoods } from './goods-health.ts'
import type { SeedGoods } from './goods-seed.ts'
import { numbersOf } from './appendix/report-numbers.ts'

/** The whole catalogue in the order of its ids, G001 to G026. */
export const goods: SeedGoods[] = [...geneGoods, ...childGoods, ...cellGoods, ...healthGoods, ...familyGoods].sort((a, b) =>
  a.id.localeCompare(b.id),
)

/** `icon` is the name of a component of src/shared/ui/icons.tsx. */
export const goodsGroups: { id: SeedGoods['group']; name: string; icon: string }[] = [
  { id: 'gene', name: '基因检测', icon: 'InheritIcon' },
  { id: 'child', name: '儿童成长', icon: 'ChildIcon' },
  { id: 'cell', name: '细胞储存', icon: 'CellIcon' },
  { id: 'health', name: '日常健康', icon: 'HeartIcon' },
  { id: 'family', name: '家庭关爱', icon: 'FamilyIcon' },
  { id: 'care', name: '健康服务', icon: 'ServiceIcon' },
]

/** The lowest price of goods, in yuan. */
const fromYuan = (id: string): number =>
  Math.min(...goods.filter((one) => one.id === id).flatMap((one) => one.specifications.map(({ price }) => price))) / 100

/** The counselor's hour costs money; the one call about a report is free. */
const COUNSELOR = `遗传咨询师一对一解读，${fromYuan('G023')} 元起`

interface SeedBanner {
  id: string
  position: BannerPosition
  title: string
  subtitle: string
  picture: string
  target: string
}

export const banners: SeedBanner[] = [
  {
    id: 'B001',
    position: 'HOME',
    title: '读懂自己的基因',
    subtitle: `全基因组健康检测，${numbersOf('PKG-ADULT').categories} 个板块一次了解`,
    picture: '/pictures/banners/home-1.svg',
    target: '/commodity-detail/G001',
  },
  {
    id: 'B002',
    position: 'HOME',
    title: '祖先从哪里来',
    subtitle: '祖源与个性特征检测',
    picture: '/pictures/banners/home-2.svg',
    target: '/commodity-detail/G007',
  },
  {
    id: 'B003',
    position: 'HOME',
    title: '先看看示例报告',
    subtitle: '报告长什么样，点开就知道',
    picture: '/pictures/banners/home-3.svg',
    target: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
  },
  {
    id: 'B013',
    position: 'HOME',
    title: '夏令活动开始报名',
    subtitle: '高龄组、低龄组，名额有限',
    picture: '/pictures/banners/summer.svg',
    target: '/summer-banner',
  },
  {
    id: 'B004',
    position: 'MY_MAIN',
    title: '长辈关爱检测',
    subtitle: '报告可用大字查看，陪父母一起看',
    picture: '/pictures/banners/home-2.svg',
    target: '/commodity-detail/G022',
  },
  {
    id: 'B005',
    position: 'MY_REPORTS',
    title: '报告看不懂？',
    subtitle: COUNSELOR,
    picture: '/pictures/banners/home-3.svg',
    target: '/commodity-detail/G023',
  },
  {
    id: 'B014',
    position: 'MY_REPORTS',
    title: '报告含一次电话解读',
    subtitle: '约个时间，解读老师来电',
    picture: '/pictures/banners/home-3.svg',
    target: '/sign-form?id=E7',
  },
  {
    id: 'B006',
    position: 'MALL_PRIMARY',
    title: '送给父母的礼物',
    subtitle: '长辈关爱基因检测，在家就能做',
    picture: '/pictures/banners/home-2.svg',
    target: '/commodity-detail/G022',
  },
  {
    id: 'B007',
    position: 'MALL_PRIMARY',
    title: '宝宝的第一份健康档案',
    subtitle: '新生儿遗传病基因筛查',
    picture: '/pictures/banners/home-1.svg',
    target: '/commodity-detail/G009',
  },
  {
    id: 'B008',
    position: 'MALL',
    title: '三人成团更划算',
    subtitle: '安全用药基因检测，邀朋友一起买',
    picture: '/pictures/banners/home-3.svg',
    target: '/commodity-detail/G006',
  },
  {
    id: 'B009',
    position: 'REPORT_CATEGORIES',
    title: '用药前先看一眼',
    subtitle: '安全用药基因检测',
    picture: '/pictures/banners/home-3.svg',
    target: '/commodity-detail/G006',
  },
  {
    id: 'B010',
    position: 'REPORT_DETAILS',
    title: '结果想问问专业的人',
    subtitle: COUNSELOR,
    picture: '/pictures/banners/home-3.svg',
    target: '/commodity-detail/G023',
  },
  {
    id: 'B011',
    position: 'REPORT_UNLOCK',
    title: '解锁以后能看到什么',
    subtitle: '先看看示例报告',
    picture: '/pictures/banners/home-1.svg',
    target: '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
  },
  {
    id: 'B012',
    position: 'MY_STORE_REPORTS',
    title: '成人免疫细胞储存',
    subtitle: '先看清它能做什么、不能做什么',
    picture: '/pictures/banners/home-2.svg',
    target: '/commodity-detail/G012',
  },
]
