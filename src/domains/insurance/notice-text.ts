interface Part {
  title: string
  lines: readonly string[]
}

/** The liability notice in plain words, written for the app. The policy is binding, not this text (LOGIN-003). */
export const liabilityNotice: readonly Part[] = [
  {
    title: '什么是保险责任变更',
    lines: [
      '保险责任，就是保险公司在什么情况下赔、赔多少。',
      '保障的内容、金额、期限或被保险人有了改变，都叫保险责任变更。',
    ],
  },
  {
    title: '什么时候生效',
    lines: [
      '变更从保险公司出具的保单或批单上写明的日期开始生效。',
      '生效以前发生的事故，按变更以前的约定办理；生效以后发生的事故，按变更以后的约定办理。',
    ],
  },
  {
    title: '请您留意',
    lines: [
      '健康告知、被保险人的姓名和证件号码要如实填写。填写不实，可能影响以后的理赔。',
      '职业、联系方式有变化时，请及时告诉保险公司。',
    ],
  },
  {
    title: '以保单为准',
    lines: [
      '这份告知书只是帮助您理解。保险责任、免责条款、等待期和金额，都以保单和保险条款的原文为准。',
      '有不明白的地方，请先咨询客服或保险公司，再点“确认”。',
    ],
  },
]
