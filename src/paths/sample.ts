import { textOrNull } from '#/shared/lib/address.ts'

export const samplePaths = {
  bindInput: '/bind-sampleid-input-view',
  bindFirst: ['/bind-first-step/:sampleId/:packageName', { patientId: textOrNull }],
  bindSecond: '/bind-second-step/:sampleId/:packageName/:patientId',
  bindThird: '/bind-third-step/:sampleId/:packageName/:patientId',
  toothSelect: '/bind-tooth-source-select',
  toothInput: '/bind-tooth-source/:mallOrderId',
  toothFirst: ['/bind-tooth-source-first/:mallOrderId/:sampleId/:packageName', { patientId: textOrNull }],
  toothSecond: '/bind-tooth-source-second/:mallOrderId/:sampleId/:packageName/:patientId',
  toothThird: '/bind-tooth-source-third/:mallOrderId/:sampleId/:packageName/:patientId',
  addSample: '/add-sample/:id',
  myBinding: '/my-binding',
} as const
