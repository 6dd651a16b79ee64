import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'bind-first', address: '/bind-first-step/LB2026000001/基因检测', as: 'member' },
  { name: 'bind-second', address: '/bind-second-step/LB2026000001/基因检测/P201', as: 'member' },
  { name: 'tooth-select', address: '/bind-tooth-source-select', as: 'parent' },
  { name: 'tooth-input', address: '/bind-tooth-source/O601', as: 'parent' },
  { name: 'tooth-input-empty', address: '/bind-tooth-source/O201', kind: 'empty', as: 'member' },
  { name: 'tooth-first', address: '/bind-tooth-source-first/O601/YY2026000001/牙源干细胞储存', as: 'parent' },
  {
    name: 'tooth-first-empty',
    address: '/bind-tooth-source-first/O710/YY2026000003/牙源干细胞储存',
    kind: 'empty',
    as: 'rich',
  },
  { name: 'tooth-second', address: '/bind-tooth-source-second/O601/YY2026000001/牙源干细胞储存/P601', as: 'parent' },
  { name: 'add-sample', address: '/add-sample/O601', as: 'parent' },
  { name: 'add-sample-bound', address: '/add-sample/O401', as: 'waiting' },
  { name: 'add-sample-none', address: '/add-sample/0', kind: 'empty', as: 'new' },
  { name: 'my-binding', address: '/my-binding', as: 'waiting' },
  { name: 'bind-third', address: '/bind-third-step/LB2026000001/基因检测/P201', as: 'member' },
  { name: 'tooth-third', address: '/bind-tooth-source-third/O601/YY2026000001/牙源干细胞储存/P601', as: 'parent' },
]
