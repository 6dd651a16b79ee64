import type { UserRow } from './db-rows.ts'

/** The personas for QA. All of them sign in with their mobile number and this code. */
export const SMS_CODE = '123456'
/** For how many ms a code is valid. */
export const CODE_LIFE_MS = 300_000

export interface Persona extends UserRow {
  /** A description for the list that `npm start` prints. */
  note: string
}

const person = (
  persona: string,
  last: number,
  fullName: string,
  gender: UserRow['gender'],
  note: string,
  extra: Partial<UserRow> = {},
): Persona => ({
  id: `U${100 + last}`,
  persona,
  mobile: `138000000${String(last).padStart(2, '0')}`,
  fullName,
  gender,
  shareCode: `SHARE${100 + last}`,
  doctor: false,
  salesman: false,
  note,
  ...extra,
})

export const personas: readonly Persona[] = [
  person('new', 1, '王秀兰', 'FEMALE', '刚注册：没有地址、订单、样本'),
  person('member', 2, '李建国', 'MALE', '有地址、优惠券、一份待绑定的检测'),
  person('unpaid', 3, '赵敏', 'FEMALE', '有待付款订单'),
  person('waiting', 4, '孙丽华', 'FEMALE', '样本检测中，还没有报告'),
  person('reported', 5, '周雪梅', 'FEMALE', '有一份完成的成人报告', { birthday: '1968-11-02' }),
  person('parent', 6, '吴志强', 'MALE', '有成人和儿童两份报告'),
  person('rich', 7, '郑晓燕', 'FEMALE', '45 个订单，各种状态'),
  person('salesman', 8, '冯涛', 'MALE', '销售人员，分享码 SHARE108', { salesman: true }),
  person('doctor', 9, '陈静', 'FEMALE', '医生', { doctor: true }),
  person('unlucky', 10, '许志远', 'MALE', '优惠券都未开始或已过期'),
]
