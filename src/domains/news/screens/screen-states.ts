import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'explore-category', address: '/explore-classification/gene' },
  { name: 'explore-category-empty', address: '/explore-classification/NOPE', kind: 'empty' },
  { name: 'article', address: '/article/A1' },
  { name: 'article-plain', address: '/article/A10' },
  { name: 'article-unknown', address: '/article/NOPE', kind: 'unknown' },
  { name: 'tools-articles', address: '/tool-operation/NEWS', as: 'salesman' },
  { name: 'tools-posters', address: '/tool-operation/GOODS', as: 'salesman' },
  { name: 'tools-videos', address: '/tool-operation/VIDEO', as: 'salesman' },
  { name: 'tool-article', address: '/tool-operation/article?id=A16', as: 'salesman' },
  { name: 'tool-article-none', address: '/tool-operation/article', kind: 'empty', as: 'salesman' },
]
