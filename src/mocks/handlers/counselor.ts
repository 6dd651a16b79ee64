import { counselorApi } from '#/domains/counselor/api.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'

export const counselorHandlers = mockApi(counselorApi, {
  /** Sales staff are the counselors of the mock backend. */
  payCode: ({ db, body }) => {
    const counselor = db.users.find((user) => user.mobile === body.mobilePhone && user.salesman)
    if (!counselor) throw new HttpError(400, '该手机号不是顾问')
    return null
  },
  message: ({ db, query: { keyword } }) => {
    const workNumber = (id: string) => id.replace('U', 'W1')
    const found = db.users.find(
      ({ id, mobile, salesman }) => salesman && (mobile === keyword || workNumber(id) === keyword.toUpperCase()),
    )
    if (!found) return null
    return {
      name: found.fullName,
      workNumber: workNumber(found.id),
      headImage: found.headImage ?? '',
      organization: '深圳服务中心',
      introduction: '为您讲解检测与储存服务，协助办理签约和报告解读预约。',
    }
  },
})
