import { text } from '#/shared/lib/address.ts'

export const helpPaths = {
  help: ['/my-help', { q: text }],
  helpList: '/my-help-listdetail/:id',
  helpText: '/my-help-detail/:id',
  knowledge: ['/my-knowledge-base', { q: text }],
  knowledgeList: '/my-knowledge-listdetail/:id',
  knowledgeText: '/my-knowledge-detail/:id',
  contactUs: '/my-contact-us',
  contactContent: '/my-contact-us-content/:sign',
} as const
