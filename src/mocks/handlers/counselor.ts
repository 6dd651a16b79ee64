import { counselorApi } from '#/domains/counselor/contract.ts'
import { mockApi } from '../mock-api.ts'
import { Refuse } from '../refuse.ts'

export const counselorHandlers = mockApi(counselorApi, {
  /** Sales staff are the counselors of the stand-in. */
  payCode: ({ db, body }) => {
    const counselor = db.users.find((user) => user.mobile === body.mobilePhone && user.salesman)
    if (!counselor) throw new Refuse(400, '该手机号不是顾问')
    return { data: { code: '865201', message: '' } }
  },
})
