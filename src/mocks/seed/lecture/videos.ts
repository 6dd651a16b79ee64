import { VIDEO_PATH } from '../../files/videos.ts'

/** Lectures with invented doctors. LC3 has no file, LC4 no picture, LC2 is a stream. */

export const fileAt = (name: string): string => `/${VIDEO_PATH}/${name}`

const text = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('')

type Facts = [title: string, picture: string, doctorName: string, doctorTitle: string, introduction: string]

const facts: readonly Facts[] = [
  ['读懂基因检测报告：风险不等于诊断', 'cells', '林若溪', '示例医院 医学遗传科主任医师', text('报告里的“高风险”是什么意思？哪些结果需要马上看医生，哪些可以慢慢改变生活习惯？', '本期用一份示例报告，一页一页讲给您听。')],
  ['高血压家族，孩子要不要早检查', 'heart', '周明远', '示例医院 心血管内科副主任医师', text('父母都有高血压，孩子的风险会高多少？从什么年龄开始量血压，家里怎么量才准。')],
  ['遗传性肿瘤：哪些人需要做基因检测', 'cells', '何静姝', '示例医院 肿瘤科主任医师', text('家里几位亲人得过肿瘤，要不要检测？检测前先想好三个问题。')],
  ['备孕前的携带者筛查，夫妻一起看', 'child', '许安宁', '示例医院 产前诊断中心副主任医师', text('两个健康的人，为什么会生下患病的孩子？携带者筛查能回答什么，不能回答什么。')],
  ['宝宝用药安全：耳聋基因与抗生素', 'child', '赵乐山', '示例医院 儿科主任医师', text('有的孩子带有线粒体上的变异，用一次某类抗生素就可能影响听力。听力筛查通过了，为什么还要查基因。')],
  ['糖友的一日三餐怎么安排', 'leaf', '陈南星', '示例医院 临床营养科主管营养师', text('不饿肚子，主食怎么选，水果什么时候吃，外出就餐怎么办。')],
  ['叶酸代谢基因，孕妈妈该知道的事', 'child', '许安宁', '示例医院 产前诊断中心副主任医师', text('叶酸补多少、补多久，要不要按基因来补？')],
  ['脐带血到底有什么用', 'cells', '吴启航', '示例医院 血液科副主任医师', text('储存之前先了解：现在用于哪些病，还在研究的有哪些。')],
  ['晚上睡不好，是心病还是身体的病', 'leaf', '沈知秋', '示例医院 睡眠中心主治医师', text('躺下一小时还睡不着，先试试这四件小事。')],
  ['吃药没效果？可能和基因有关', 'heart', '周明远', '示例医院 心血管内科副主任医师', text('同样的药，有人有效有人无效。用药基因检测看的是什么。')],
  ['爸妈总忘事，是老了还是病了', 'leaf', '沈知秋', '示例医院 记忆门诊主治医师', text('正常的忘事和病的忘事有什么不同，家人可以先做的三个小测试。')],
  ['乳腺健康自查怎么做', 'cells', '何静姝', '示例医院 肿瘤科主任医师', text('自查帮助您熟悉自己的身体，不能代替影像检查。发现什么样的变化需要去医院。')],
]

const DAY = 86_400_000

export const videosAt = (now: number) =>
  facts.map(([title, picture, doctorName, doctorTitle, introduction], index) => {
    const id = `LC${index + 1}`
    return {
      id,
      title,
      url: id === 'LC3' ? '' : fileAt(id === 'LC2' ? 'stream.m3u8' : 'sample.mp4'),
      mainPicture: id === 'LC4' ? '' : fileAt(`${picture}.jpg`),
      doctorName,
      doctorTitle,
      introduction,
      publishDate: now - (index * 9 + 2) * DAY,
      duration: id === 'LC2' ? 9 : 10,
      subtitleUrl: id === 'LC1' ? fileAt('subtitles.vtt') : '',
    }
  })

/** Videos among the news. */
export const videoArticles = [
  {
    id: 'V1',
    title: '三分钟了解基因检测全过程',
    mainPicture: fileAt('cells.jpg'),
    publishDate: '2026-10-18T09:00:00+08:00',
    category: '健康科普',
    content: text('从采集唾液到拿到报告，一共要走五步。', '样本寄出以后，可以在“我的”里随时查看进度。'),
    videoUrl: fileAt('sample.mp4'),
  },
  {
    id: 'V2',
    title: '走进实验室：一管唾液的旅行',
    mainPicture: fileAt('leaf.jpg'),
    publishDate: '2026-09-02T10:30:00+08:00',
    category: '走进我们',
    content: text('跟着一管唾液，看看实验室里的每一道工序。'),
    videoUrl: fileAt('stream.m3u8'),
  },
  {
    id: 'V3',
    title: '春节健康小贴士',
    mainPicture: '',
    publishDate: null,
    category: '健康科普',
    content: '',
    videoUrl: '',
  },
]
