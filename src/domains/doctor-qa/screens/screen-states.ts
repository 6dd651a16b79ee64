import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'qa', address: '/obstetric-qa' },
  { name: 'qa-asked', address: '/obstetric-qa', as: 'rich' },
  { name: 'qa-doctor', address: '/obstetric-qa', as: 'doctor' },
  { name: 'qa-doctors', address: '/obs-department-question/doctor', as: 'new' },
  { name: 'qa-questions-visitor', address: '/obs-department-question/question', kind: 'signed-out' },
  { name: 'qa-questions', address: '/obs-department-question/question', as: 'rich' },
  { name: 'qa-questions-doctor', address: '/obs-department-question/question', as: 'doctor' },
  { name: 'qa-questions-empty', address: '/obs-department-question/question', kind: 'empty', as: 'new' },
  { name: 'qa-doctor-profile', address: '/obs-department-detail/doctor/D1', as: 'new' },
  { name: 'qa-doctor-unknown', address: '/obs-department-detail/doctor/NOPE', kind: 'unknown', as: 'new' },
  { name: 'qa-thread', address: '/obs-department-detail/question/Q701', as: 'rich' },
  { name: 'qa-thread-no-answer', address: '/obs-department-detail/question/Q702', as: 'reported' },
  { name: 'qa-thread-doctor', address: '/obs-department-detail/question/Q701', as: 'doctor' },
  { name: 'qa-thread-unknown', address: '/obs-department-detail/question/NOPE', kind: 'unknown', as: 'rich' },
  { name: 'qa-form', address: '/question-form/create/D1', as: 'new' },
  { name: 'qa-form-position', address: '/question-form/create/OBS-GZ', as: 'rich' },
  { name: 'qa-form-direct', address: '/question-form/any/0', as: 'new' },
  { name: 'qa-mine', address: '/question-form-list', as: 'rich' },
]
