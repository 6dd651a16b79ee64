import { describe, expect, test } from 'vitest'
import { kinshipOf, parsePeople } from '#tests/families.ts'
import { familyOf } from './graph.ts'

/**
 * The words of 《现代汉语词典》 and of the usual 亲属称谓表 (直系血亲, 旁系血亲, 姻亲), written by hand. Where Mandarin has no
 * word in common use, the relation is said plainly (爸爸的前妻). One backend names one spouse for each person.
 */

/**
 * A family with remarriages. The second couple of a line names each other; the first wife names a man who has left her.
 */
const family = familyOf(
  parsePeople(`
    ye m 1930 + nai2
    nai f 1932 + ye
    nai2 f 1936 + ye
    wg m 1931 + wp
    wp f 1933 + wg
    ba m 1958 > ye nai + ma
    ma f 1960 > wg wp + ba
    baqian f 1957 + ba
    baqianer m 1982 > baqian
    yifu m 1980 > ba baqian
    bo m 1955 > ye nai + bomu
    bomu f 1956 + bo
    shu m 1963 > ye nai + shen
    shen f 1964 > shendie + shu
    shendie m 1935
    gu f 1961 > ye nai + gufu
    gufu m 1960 > + gu
    gufuer m 1983 > gufu
    jiu m 1962 > wg wp + jiuma
    jiuma f 1963 + jiu
    yi f 1965 > wg wp + yizhang
    yizhang m 1964 + yi
    tangge m 1981 > bo bomu + tangsao
    tangsao f 1982 + tangge
    tangmei f 1992 > shu shen + tangmeifu
    tangmeifu m 1990 + tangmei
    gubiao m 1984 > gu gufu + biaosao
    biaosao f 1985 + gubiao
    jiubiao f 1993 > jiu jiuma
    yibiao m 1994 > yi yizhang
    me m 1988 > ba ma + qi
    ge m 1984 > ba ma + sao
    sao f 1985 > saodie saoma + ge
    saodie m 1955
    saoma f 1956
    geqian f 1984 + ge
    geqiandie m 1950
    geqianer m 2006 > geqian
    saoer m 2005 > sao
    di m 1992 > ba ma + dixi
    dixi f 1993 + di
    jie f 1985 > ba ma + jiefu
    jiefu m 1983 > jiegong + jie
    jiegong m 1955
    jieqian m 1982 + jie
    mei f 1994 > ba ma + meifu
    meifu m 1993 + mei
    zhi m 2008 > ge sao + zhixi
    zhixi f 2009 + zhi
    zhinv f 2010 > di dixi + zhinvxu
    zhinvxu m 2009 + zhinv
    wsheng m 2009 > jie jiefu + wshengxi
    wshengxi f 2010 + wsheng
    wshengnv f 2016 > mei meifu + wshengnvxu
    wshengnvxu m 2015 + wshengnv
    zhisun m 2035 > zhi zhixi + zhisunxi
    zhisunxi f 2036 + zhisun
    qi f 1989 > yuefu yuemu + me
    qianqi f 1987 > qianyue + me
    qianyue m 1960
    qianqidi m 1990 > qianyue
    qianqier m 2007 > qianqi
    daerzi m 2012 > me qianqi
    yuefu m 1960 > qiye + yuemu
    yuemu f 1962 + yuefu
    qiye m 1932
    qishu m 1965 > qiye
    nxiong m 1985 > yuefu yuemu + nsao
    nsao f 1986 + nxiong
    ndi m 1995 > yuefu yuemu + ndixi
    ndixi f 1996 + ndi
    dayizi f 1986 > yuefu yuemu + lianjin
    lianjin m 1984 + dayizi
    xiaoyizi f 1998 > yuefu yuemu + lianjin2
    lianjin2 m 1997 + xiaoyizi
    nzhi m 2011 > nxiong nsao + nzhixi
    nzhixi f 2012 + nzhi
    nzhinv f 2018 > ndi ndixi
    yisheng m 2012 > dayizi lianjin
    yishengnv f 2019 > xiaoyizi lianjin2
    jizi m 2009 > qi + jizixi
    jizixi f 2010 + jizi
    jinv f 2010 > qi
    jisun m 2033 > jizi
    er m 2015 > me qi + erxi
    erxi f 2016 > qjgong qjpo + er
    qjgong m 1988
    qjpo f 1989
    erqian f 2014 > erqiandie + er
    erqiandie m 1985
    nv f 2017 > me qi + nvxu
    nvxu m 2015 + nv
    nvqian m 2014 + nv
    yangzi m 2013 > me* qi*
    sun m 2040 > er erxi + sunxi
    sunxi f 2041 + sun
    sunnv f 2042 > er erxi + sunnvxu
    sunnvxu m 2041 + sunnv
    wsun m 2041 > nv nvxu + wsunxi
    wsunxi f 2042 + wsun
    wsunnv f 2043 > nv nvxu + wsunnvxu
    wsunnvxu m 2042 + wsunnv
    zsun m 2065 > sun sunxi + zsunxi
    zsunxi f 2066 + zsun
    zsunnv f 2067 > sun sunxi + zsunnvxu
    zsunnvxu m 2066 + zsunnv
    zwsun m 2067 > sunnv sunnvxu + zwsunxi
    zwsunxi f 2068 + zwsun
    wzsun m 2068 > wsun wsunxi + wzsunxi
    wzsunxi f 2069 + wzsun
    xsun m 2090 > zsun zsunxi + xsunxi
    xsunxi f 2091 + xsun
    hai f 2020 > haba haima + haifu
    haba m 1993
    haima f 1995 > + jifu
    jifu m 1990 > jifudie + haima
    jifudie m 1960
    jige m 2012 > jifu jigema
    jigema f 1991
    jijie f 2014 > jifu
    jidi m 2022 > jifu
    jimei f 2024 > jifu
    jixiong m ? > jifu
    haifu m 2019 + hai
    haishu m 2021 > jifu haima
  `),
)

/** `id word` pairs, separated by two blanks or a new line. */
const rows = (text: string): string[][] =>
  text
    .trim()
    .split(/\s{2,}|\n/)
    .map((pair) => pair.trim().split(' '))

describe.each([
  [
    'me',
    `
    ba 爸爸  ma 妈妈  ye 爷爷  nai 奶奶  nai2 继祖母  wg 外公  wp 外婆
    baqian 爸爸的前妻  baqianer 爸爸的前妻的儿子  yifu 同父异母的哥哥
    bo 伯父  bomu 伯母  shu 叔叔  shen 婶婶  shendie 婶婶的爸爸  gu 姑姑  gufu 姑父  gufuer 姑父的儿子
    jiu 舅舅  jiuma 舅妈  yi 姨妈  yizhang 姨父
    tangge 堂哥  tangsao 堂嫂  tangmei 堂妹  tangmeifu 堂妹夫  gubiao 表哥  biaosao 表嫂  jiubiao 表妹  yibiao 表弟
    ge 哥哥  sao 嫂子  saodie 嫂子的爸爸  saoma 嫂子的妈妈  geqian 哥哥的前妻  geqianer 哥哥的前妻的儿子  saoer 嫂子的儿子
    di 弟弟  dixi 弟媳  jie 姐姐  jiefu 姐夫  jiegong 姐夫的爸爸  jieqian 姐姐的前夫  mei 妹妹  meifu 妹夫
    zhi 侄子  zhixi 侄媳  zhinv 侄女  zhinvxu 侄女婿  wsheng 外甥  wshengxi 外甥媳  wshengnv 外甥女  wshengnvxu 外甥女婿
    zhisun 侄孙  zhisunxi 侄孙媳
    qi 妻子  qianqi 前妻  qianyue 前妻的爸爸  qianqidi 前妻的弟弟  qianqier 前妻的儿子  daerzi 儿子
    yuefu 岳父  yuemu 岳母  qiye 妻子的爷爷  qishu 妻子的叔叔
    nxiong 大舅子  nsao 内嫂  ndi 小舅子  ndixi 内弟媳  dayizi 大姨子  lianjin 连襟  xiaoyizi 小姨子  lianjin2 连襟
    nzhi 内侄  nzhinv 内侄女  yisheng 外甥  yishengnv 外甥女
    jizi 继子  jizixi 继子的妻子  jinv 继女  jisun 继子的儿子
    er 儿子  erxi 儿媳  erqian 儿子的前妻  erqiandie 儿子的前妻的爸爸  nv 女儿  nvxu 女婿  nvqian 女儿的前夫  yangzi 养子
    qjgong 亲家公  qjpo 亲家母
    sun 孙子  sunxi 孙媳  sunnv 孙女  sunnvxu 孙女婿  wsun 外孙  wsunxi 外孙媳  wsunnv 外孙女  wsunnvxu 外孙女婿
    zsun 曾孙  zsunxi 曾孙媳  zsunnv 曾孙女  zsunnvxu 曾孙女婿  zwsun 曾外孙  zwsunxi 曾外孙媳  wzsun 外曾孙  wzsunxi 外曾孙媳
    xsun 玄孙  xsunxi 玄孙媳`,
  ],
  [
    'qi',
    `
    me 丈夫  ba 公公  ma 婆婆  ye 丈夫的爷爷  ge 大伯子  sao 妯娌  di 小叔子  dixi 妯娌  jie 大姑子  mei 小姑子
    jiefu 丈夫的姐夫  bo 丈夫的伯父  zhi 侄子  zhinv 侄女  wsheng 外甥  wshengnv 外甥女  daerzi 继子  er 儿子  erxi 儿媳
    jizi 儿子  jizixi 儿媳  jisun 孙子  nzhi 侄子  yisheng 外甥  nsao 嫂子  lianjin 姐夫  qjgong 亲家公  zsunxi 曾孙媳
    qianqi 丈夫的前妻`,
  ],
  ['qianqi', 'me 前夫  daerzi 儿子  qianqier 儿子  qi 前夫的妻子  ba 前夫的爸爸  er 前夫的儿子'],
  ['daerzi', 'me 爸爸  qianqi 妈妈  qi 继母  er 同父异母的弟弟  qianyue 外公  ye 曾祖父'],
  [
    'er',
    'me 爸爸  qi 妈妈  qianqi 爸爸的前妻  daerzi 同父异母的哥哥  ge 伯父  sao 伯母  di 叔叔  jie 姑姑  nxiong 舅舅  nsao 舅妈  dayizi 姨妈',
  ],
  ['shen', 'me 侄子  jie 侄女  zhi 丈夫的侄孙  tangmei 女儿  ba 大伯子  bomu 妯娌  gu 大姑子'],
  ['gufu', 'me 内侄  jie 内侄女  ba 大舅子  ma 内嫂  shu 小舅子  shen 内弟媳'],
  ['jiuma', 'me 外甥  jie 外甥女  ma 大姑子  ba 丈夫的姐夫  yi 小姑子'],
  ['yizhang', 'me 外甥  jie 外甥女  ma 大姨子  ba 连襟'],
  ['sao', 'me 小叔子  qi 妯娌  mei 小姑子  meifu 丈夫的妹夫  wsheng 外甥  zhinv 侄女  er 侄子  saoer 儿子'],
  ['jiefu', 'me 小舅子  qi 内弟媳  ge 大舅子  sao 内嫂  zhi 内侄  meifu 连襟  wshengnv 外甥女'],
  ['zhixi', 'me 丈夫的叔叔  ge 公公  sao 婆婆  zhisun 儿子'],
  ['nzhi', 'me 姑父  qi 姑姑  dayizi 姑姑'],
  ['yisheng', 'me 姨父  qi 姨妈  nxiong 舅舅'],
  ['zsunxi', 'zsun 丈夫  sun 公公  sunxi 婆婆  zsunnv 小姑子'],
  [
    'hai',
    'haima 妈妈  jifu 继父  jifudie 继父的爸爸  jige 继兄  jijie 继姐  jidi 继弟  jimei 继妹  jixiong 继兄弟  haifu 丈夫  haba 爸爸  haishu 同母异父的弟弟',
  ],
  ['jige', 'haima 继母  hai 继妹  haishu 同父异母的弟弟'],
  ['jifu', 'hai 继女  haifu 继女的丈夫'],
])('the kinship terms from the view of %s', (from, table) => {
  test.each(rows(table))('the person %s is %s', (to, word) => {
    expect(kinshipOf(family, from, to ?? '')?.word).toBe(word)
  })
})
