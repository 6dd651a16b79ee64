import { detailOf } from './goods-parts.ts'

/** The points goods: everyday household items, without medical promises. */

export interface SeedPointsGoods {
  id: string
  name: string
  subtitle: string
  group: 'home' | 'care' | 'service'
  /** Points per piece. */
  points: number
  stock: number
  /** The maximum per person; null without a limit. */
  quota: number | null
  requireExpress: boolean
  allowPickUp: boolean
  state: 'PUBLISHED' | 'OFF_SHELVES' | 'DELETED'
  pictures: string[]
  detailHtml: string
}

export const pointsGroups = [
  { id: 'home', name: '居家好物', icon: 'FamilyIcon' },
  { id: 'care', name: '健康照护', icon: 'CareIcon' },
  { id: 'service', name: '服务礼券', icon: 'ServiceIcon' },
]

/** Invented places; their phone numbers do not exist. */
export const pickUpPlaces = [
  {
    id: 'PP1', name: '南山健康服务中心', mobile: '075500000001', province: '广东省', city: '深圳市', district: '南山区',
    detail: '科苑路18号一楼服务台', businessHours: '每天 9:00—18:00',
  },
  {
    id: 'PP2', name: '天河健康服务点', mobile: '02000000002', province: '广东省', city: '广州市', district: '天河区',
    detail: '体育东路66号二楼', businessHours: '周一至周六 9:00—17:30',
  },
]

const NOTICE = '图片为示意，请以实物为准。收到后如有破损，请联系客服更换。'

type Note = Partial<SeedPointsGoods> & Pick<SeedPointsGoods, 'name' | 'subtitle' | 'group' | 'points'> & { about: string[]; lines: string[] }

const one = (number: number, { about, lines, ...note }: Note): SeedPointsGoods => ({
  id: `PG${number}`, stock: 60, quota: null, requireExpress: true, allowPickUp: false, state: 'PUBLISHED',
  pictures: [`/pictures/points/p${String(number).padStart(2, '0')}.svg`],
  detailHtml: detailOf({ about, lists: [['您会收到', lines]], notice: NOTICE }).replace('产品介绍', '商品介绍'),
  ...note,
})

export const pointsGoods: SeedPointsGoods[] = [
  one(1, {
    name: '真空保温杯 500毫升', subtitle: '杯口宽，好倒好洗，拿着不烫手', group: 'home', points: 500, quota: 2, allowPickUp: true,
    about: ['双层杯身，早上装的热水到下午还温着。杯盖只需转半圈就能打开，手上力气小也方便。'], lines: ['保温杯 1 个', '杯刷 1 把', '说明书 1 份'],
  }),
  one(2, {
    name: '上臂式血压计', subtitle: '大字显示，一键测量，可记 90 次', group: 'care', points: 2600, quota: 1, stock: 12,
    about: ['屏幕数字高近两厘米，不戴老花镜也看得清。测量结果可交给医生参考，不能代替诊断。'], lines: ['血压计主机 1 台', '袖带 1 条', '电池 4 节'],
  }),
  one(3, {
    name: '长柄晴雨伞', subtitle: '伞面大，手柄防滑，一按就开', group: 'home', points: 380, allowPickUp: true,
    about: ['伞面加大，下雨时背包也不湿。手柄包了一层软胶，湿手也握得住。'], lines: ['晴雨伞 1 把', '伞套 1 个'],
  }),
  one(4, {
    name: '保暖护膝 一对', subtitle: '薄款，穿在裤子里看不出来', group: 'care', points: 260, quota: 3,
    about: ['针织面料有弹性，不勒腿，秋冬在家或散步都可以戴。'], lines: ['护膝 2 只', '洗涤说明 1 份'],
  }),
  one(5, {
    name: '一周分装药盒', subtitle: '早晚分开，盖子上有大字', group: 'care', points: 120,
    about: ['七天早晚各一格，出门可以只带一天的。请按医生或药师的嘱咐分装。'], lines: ['药盒 1 个', '标签贴 1 张'],
  }),
  one(6, {
    name: '纯棉毛巾 三条装', subtitle: '吸水快，不掉毛', group: 'home', points: 200,
    about: ['A 类棉料，洗脸擦手都合适，挂起来半天就干。'], lines: ['毛巾 3 条'],
  }),
  one(7, {
    name: '带灯放大镜', subtitle: '看说明书、看报纸更清楚', group: 'home', points: 150,
    about: ['镜面直径九厘米，手柄里有灯，晚上看字也亮堂。'], lines: ['放大镜 1 把', '电池 2 节'],
  }),
  one(8, {
    name: '可折叠泡脚桶', subtitle: '收起来只有一掌高', group: 'home', points: 420, stock: 0,
    about: ['用完可以折叠放到床下。水温以手背试着温热为宜，糖尿病足等情况请先问医生。'], lines: ['泡脚桶 1 个'],
  }),
  one(9, {
    name: '陈皮普洱小罐茶', subtitle: '独立小袋，一袋泡一壶', group: 'home', points: 320,
    about: ['密封小罐，随身带着也不受潮。'], lines: ['茶叶 12 袋', '茶罐 1 个'],
  }),
  one(10, {
    name: '健康讲座入场券', subtitle: '线下讲座一场，可带一位家人', group: 'service', points: 80, requireExpress: false,
    about: ['凭兑换记录在现场签到入场，不需要邮寄。场次以现场公布为准。'], lines: ['入场名额 2 位', '讲座资料 1 份'],
  }),
  one(11, {
    name: '营养师电话咨询券', subtitle: '一次三十分钟，工作日可约', group: 'service', points: 900, requireExpress: false, quota: 1,
    about: ['兑换后客服会在两个工作日内与您约时间。咨询内容供日常饮食参考，不能代替就医。'], lines: ['电话咨询 1 次'],
  }),
  one(12, {
    name: '电子体重秤', subtitle: '秤面大，站得稳，数字大', group: 'care', points: 680, allowPickUp: true,
    about: ['秤面加宽并有防滑纹，站上去三秒出数。'], lines: ['体重秤 1 台', '电池 2 节'],
  }),
  one(13, {
    name: '按摩健身球', subtitle: '已停止供应', group: 'care', points: 160, state: 'OFF_SHELVES', pictures: ['/pictures/points/p11.svg'],
    about: ['软硬适中，坐着站着都能用。'], lines: ['健身球 1 个'],
  }),
  one(14, { name: '', subtitle: '', group: 'home', points: 100, state: 'DELETED', pictures: [], about: [], lines: [] }),
]
