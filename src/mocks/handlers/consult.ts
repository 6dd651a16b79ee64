import { consultApi } from '#/domains/consult/api.ts'
import { mockApi } from '../mock-api.ts'

export const consultHandlers = mockApi(consultApi, {
  survey: () => [
    { id: 'NS1', content: '您想为谁咨询？', options: ['自己', '孩子', '父母', '其他家人'] },
    { id: 'NS2', content: '方便联系的时间', options: ['上午', '下午', '晚上'] },
    { id: 'NS3', content: '还想告诉顾问什么？', options: [] },
  ],
})
