/** The letter to the parents in a child's report (REPX-013). */

export interface Letter {
  greeting: string
  paragraphs: string[]
  closing: string
}

/** @param firstName the child's first name if the reader may know it, else empty. */
export function letterToParents(firstName: string): Letter {
  const child = firstName || '孩子'
  return {
    greeting: firstName ? `亲爱的${firstName}的爸爸妈妈：` : '亲爱的爸爸妈妈：',
    paragraphs: [
      `谢谢您把${child}成长路上这件小而郑重的事交给我们。打开报告以前，请先记住一句话：基因说的是“可能”，不是“一定”。`,
      `报告里的“高风险”“中风险”，是在提醒您多留意一点、早做一点，并不表示${child}已经生病，也不表示将来一定会生病。同样，“低风险”和“未检出”也不是保证书——未检出不代表没有风险，该做的体检和疫苗一样都不要少。`,
      `如果看到“携带变异”，请不要自责。几乎每个人身上都带着几处这样的变化。它意味着什么，那一项的说明里写着，也可以问医生。它多半来自爸爸妈妈，不是谁的错。`,
      `请不要用这些结果给${child}下结论。它们像一张草图，真正的颜色，是陪伴、玩耍、睡眠和一顿顿好好吃的饭慢慢涂上去的。`,
      `用药的结果请在看病时给医生看，请勿自行停药或换药。有任何担心，先问医生或遗传咨询师，不要在网上对号入座。`,
      `最后，请替${child}好好保管这份报告。等${child}长大，再由${child}自己决定想知道多少。`,
    ],
    closing: '愿您和孩子都平安、从容。',
  }
}
