import type { SeedItem } from './report-seed.ts'

type Line = Omit<NonNullable<SeedItem['ancestry']>, 'type'>

/** Paternal and maternal lines: ages as usually published, rounded. */

const step = (haplotype: string, startTime: string, area: string, about: string) => ({ haplotype, startTime, area, about })

const outOfAfrica = [
  step('L', '约 15 万年前', '非洲东部', '今天所有人的母系都能追溯到这一带，人们常叫她“线粒体夏娃”。'),
  step('L3', '约 7 万年前', '非洲东部', '走出非洲的人群，母系都从这一支里来。'),
]

/** O-M117: from the early farmers of the Yellow River. */
export const lineO2: Line = {
  haplotype: 'O2a2b1a1',
  about:
    '这一支也叫 O-M117，是东亚很常见的父系：在汉族男性里大约每六人就有一人，藏族和西南各民族里也很多。不少研究认为，它的壮大与黄河流域早期种小米的农人有关。',
  startTime: '约 1.1 万年前',
  area: '黄河中上游',
  nations: [
    { chineseName: '藏族', rate: 0.27 },
    { chineseName: '彝族', rate: 0.21 },
    { chineseName: '汉族', rate: 0.16 },
    { chineseName: '满族', rate: 0.12 },
    { chineseName: '蒙古族', rate: 0.07 },
  ],
  picture: '/pictures/ancestry/o2.svg',
  path: [
    step('CT', '约 9 万年前', '非洲东部', '今天非洲以外几乎所有男性的共同祖先支系。'),
    step('F', '约 6 万年前', '西亚一带', '走出非洲以后不断分支，后来散布到欧亚各地。'),
    step('K', '约 4.8 万年前', '西亚至南亚', '由它分出了亚洲、欧洲和美洲的大多数父系。'),
    step('NO', '约 4.1 万年前', '东亚南部', '一部分人来到东亚，N 与 O 从这里分开。'),
    step('O', '约 3.6 万年前', '东亚南部', '在东亚兴旺起来，成为今天这里最主要的父系，也叫 O-M175。'),
    step('O2', '约 2.9 万年前', '东亚', '末次冰期里向北分布，今天汉族男性约有一半属于它。'),
    step('O2a2b1', '约 1.7 万年前', '东亚中部', '冰期将尽，气候转暖，人群重新散开。'),
    step('O2a2b1a1', '约 1.1 万年前', '黄河中上游', '农业出现后人口大增，向中原、西南和高原扩散。'),
  ],
}

export const lineD4: Line = {
  haplotype: 'D4',
  about:
    'D4 是东亚最常见的母系之一，从黄河流域到朝鲜半岛、日本列岛都能见到，北方多于南方。它的分支很多，说明这条母系在东亚已经生活了很久。',
  startTime: '约 2.8 万年前',
  area: '东亚北部',
  nations: [
    { chineseName: '日本人', rate: 0.33 },
    { chineseName: '朝鲜族', rate: 0.25 },
    { chineseName: '蒙古族', rate: 0.2 },
    { chineseName: '北方汉族', rate: 0.19 },
    { chineseName: '南方汉族', rate: 0.12 },
  ],
  picture: '/pictures/ancestry/d4.svg',
  path: [
    ...outOfAfrica,
    step('M', '约 5.8 万年前', '西亚至南亚', '走出非洲后的两大支之一，沿着印度洋海岸一路向东。'),
    step('M', '约 5 万年前', '东南亚', '来到东方的人群散向各地，分出许多支系。'),
    step('D', '约 4.2 万年前', '东亚', '在东亚形成，后来有一部分人还到了美洲。'),
    step('D4', '约 2.8 万年前', '东亚北部', '在寒冷的冰期里生活下来，逐渐成为北方常见的母系。'),
    step('D4', '约 1 万年前', '黄河流域与东北', '冰期过后种粟定居，人口渐多，向四方散开。'),
  ],
}

export const lineB4: Line = {
  haplotype: 'B4c1b',
  about:
    'B4c1b 属于东亚南部和沿海常见的母系 B4。B4 的姐妹支系曾随航海的人群到达太平洋上的许多海岛，留在大陆的这一支在南方各地都能见到。',
  startTime: '约 1.6 万年前',
  area: '东亚南部沿海',
  nations: [
    { chineseName: '壮族', rate: 0.06 },
    { chineseName: '南方汉族', rate: 0.05 },
    { chineseName: '高山族', rate: 0.04 },
    { chineseName: '傣族', rate: 0.03 },
  ],
  picture: '/pictures/ancestry/b4.svg',
  path: [
    ...outOfAfrica,
    step('N', '约 6 万年前', '西亚一带', '走出非洲后的两大支之一，后来遍布欧亚。'),
    step('R', '约 5.5 万年前', '西亚至南亚', '从 N 分出的一大支，继续向东走。'),
    step('B', '约 4.8 万年前', '东亚南部', '来到温暖的南方，在山与海之间安家。'),
    step('B4', '约 4.2 万年前', '东亚南部', '分支渐多，从大陆到海岛都有它的后代。'),
    step('B4c', '约 3.3 万年前', '东亚南部', '冰期里留在气候较暖的南方。'),
    step('B4c1b', '约 1.6 万年前', '东亚南部沿海', '海平面上升，人们沿着新的海岸生活、种稻、捕鱼。'),
  ],
}
